import CoreGraphics
import Foundation

/// A protocol with initializers of `UIColor` for classes that are known only at run time, as in `type(of: self).init(red:…)` and
/// `self.init(cgColor:)` in extensions of `UIColor`. It is specific to Tessera. `ViewMakeable` describes why. Colors of subclasses
/// cannot be created in this way.
public protocol ColorMakeable {}

extension UIColor: ColorMakeable {}

extension ColorMakeable {
  /// Creates a color in extended sRGB.
  ///
  /// - Parameters:
  ///   - red: The red component.
  ///   - green: The green component.
  ///   - blue: The blue component.
  ///   - alpha: The opacity, 0...1.
  @_disfavoredOverload
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self = Self.making(UIColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Creates a shade of gray.
  ///
  /// - Parameters:
  ///   - white: The gray value, from 0 (black) to 1 (white).
  ///   - alpha: The opacity, 0...1.
  @_disfavoredOverload
  public init(white: CGFloat, alpha: CGFloat) { self = Self.making(UIColor(white: white, alpha: alpha)) }

  /// Creates a color from its hue, saturation and brightness.
  ///
  /// - Parameters:
  ///   - hue: The hue. 0 and 1 are red.
  ///   - saturation: The saturation, clamped to 0...1.
  ///   - brightness: The brightness, clamped to 0...1.
  ///   - alpha: The opacity, 0...1.
  @_disfavoredOverload
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    self = Self.making(UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha))
  }

  /// Creates a color from a Core Graphics color.
  ///
  /// - Parameter cgColor: The color.
  @_disfavoredOverload
  public init(cgColor: CGColor) { self = Self.making(UIColor(cgColor: cgColor)) }

  private static func making(_ color: UIColor) -> Self {
    guard let color = color as? Self else { fatalError("\(self) cannot be created: it is a subclass of UIColor") }
    return color
  }
}
