import UIKit

/// A color for filters, with components in sRGB that are not multiplied by alpha.
public final class CIColor: NSObject, @unchecked Sendable {
  /// The red component.
  public let red: CGFloat
  /// The green component.
  public let green: CGFloat
  /// The blue component.
  public let blue: CGFloat
  /// The opacity, from 0 to 1.
  public let alpha: CGFloat

  /// Creates a color.
  ///
  /// - Parameters:
  ///   - red: The red component, usually from 0 to 1.
  ///   - green: The green component.
  ///   - blue: The blue component.
  ///   - alpha: The opacity.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  /// Creates an opaque color.
  ///
  /// - Parameters:
  ///   - red: The red component, usually from 0 to 1.
  ///   - green: The green component.
  ///   - blue: The blue component.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: 1)
  }

  /// Creates a color from a color of UIKit, as it is in the current traits.
  ///
  /// - Parameter color: The color.
  public convenience init(color: UIColor) {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(1))
    _ = color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a color from a color of Core Graphics.
  ///
  /// - Parameter color: The color. A pattern becomes black.
  public convenience init(cgColor color: CGColor) {
    let values = color.components ?? []
    switch values.count {
    case 4...: self.init(red: values[0], green: values[1], blue: values[2], alpha: values[3])
    case 2: self.init(red: values[0], green: values[0], blue: values[0], alpha: values[1])
    default: self.init(red: 0, green: 0, blue: 0)
    }
  }

  /// Creates a color from the text of `stringRepresentation`.
  ///
  /// - Parameter representation: Three or four numbers with spaces between. Missing numbers are 0, and alpha is 1.
  public convenience init(string representation: String) {
    let values = representation.split(separator: " ").compactMap { Double($0) }.map { CGFloat($0) }
    func value(_ index: Int, _ standard: CGFloat) -> CGFloat { index < values.count ? values[index] : standard }
    self.init(red: value(0, 0), green: value(1, 0), blue: value(2, 0), alpha: value(3, 1))
  }

  /// Four numbers with spaces between.
  public var stringRepresentation: String { "\(red) \(green) \(blue) \(alpha)" }
  /// The components red, green, blue and alpha.
  public var components: [CGFloat] { [red, green, blue, alpha] }
  /// The number of components, 4.
  public var numberOfComponents: Int { 4 }
  /// The color space of the components, sRGB.
  public var colorSpace: CGColorSpace { CGColorSpaceCreateDeviceRGB() }

  /// An opaque black.
  public static let black = CIColor(red: 0, green: 0, blue: 0)
  /// An opaque white.
  public static let white = CIColor(red: 1, green: 1, blue: 1)
  /// An opaque gray, whose components are 0.5.
  public static let gray = CIColor(red: 0.5, green: 0.5, blue: 0.5)
  /// An opaque red.
  public static let red = CIColor(red: 1, green: 0, blue: 0)
  /// An opaque green.
  public static let green = CIColor(red: 0, green: 1, blue: 0)
  /// An opaque blue.
  public static let blue = CIColor(red: 0, green: 0, blue: 1)
  /// An opaque cyan, of green and blue.
  public static let cyan = CIColor(red: 0, green: 1, blue: 1)
  /// An opaque magenta, of red and blue.
  public static let magenta = CIColor(red: 1, green: 0, blue: 1)
  /// An opaque yellow, of red and green.
  public static let yellow = CIColor(red: 1, green: 1, blue: 0)
  /// A transparent black.
  public static let clear = CIColor(red: 0, green: 0, blue: 0, alpha: 0)

  public override func isEqual(_ object: Any?) -> Bool { (object as? CIColor)?.components == components }
  public override var hash: Int { components.hashValue }
  public override var description: String { "(\(stringRepresentation))" }

  /// The color in a working space, multiplied by alpha.
  func pixel(_ space: WorkingSpace) -> SIMD4<Float> {
    let values = [red, green, blue].map { $0.isFinite ? min(max(Double($0), 0), 100) : 0 }
    let alpha = Float(self.alpha.isFinite ? min(max(self.alpha, 0), 1) : 0)
    return SIMD4(space.value(values[0]), space.value(values[1]), space.value(values[2]), 1) * alpha
  }
}

extension UIColor {
  /// Creates a color from a color for filters.
  ///
  /// - Parameter color: The color.
  public convenience init(ciColor color: CIColor) {
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }

  /// The color as a color for filters, as it is in the current traits.
  public var ciColor: CIColor { CIColor(color: self) }
}
