import Foundation

/// A color space determines the meaning of a color's components. Color spaces with the same name are equal.
///
/// All drawing is in sRGB. Colors in other color spaces are converted when they are used, and clipped to sRGB.
public final class CGColorSpace: @unchecked Sendable {
  /// The name of sRGB, the standard color space of screens.
  public static let sRGB: CFString = "kCGColorSpaceSRGB"
  /// The name of extended sRGB, with components that may be outside 0...1.
  public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
  /// The name of a color space with the primaries of sRGB and a linear transfer function.
  public static let linearSRGB: CFString = "kCGColorSpaceLinearSRGB"
  /// The name of linear sRGB with components that may be outside 0...1.
  public static let extendedLinearSRGB: CFString = "kCGColorSpaceExtendedLinearSRGB"
  /// The name of the color space of wide-gamut screens. Display P3 has the primaries of DCI P3 and the transfer function of sRGB.
  public static let displayP3: CFString = "kCGColorSpaceDisplayP3"
  /// The name of Display P3 with components that may be outside 0...1.
  public static let extendedDisplayP3: CFString = "kCGColorSpaceExtendedDisplayP3"
  /// The name of a gray color space with a transfer function similar to that of sRGB.
  public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"
  /// The name of the generic gray color space with values that may be outside 0...1.
  public static let extendedGray: CFString = "kCGColorSpaceExtendedGray"
  /// The name of a gray color space with a linear transfer function.
  public static let linearGray: CFString = "kCGColorSpaceLinearGray"
  /// The name of the linear gray color space with values that may be outside 0...1.
  public static let extendedLinearGray: CFString = "kCGColorSpaceExtendedLinearGray"
  /// The name of a CMYK color space. Its colors are converted without a profile.
  public static let genericCMYK: CFString = "kCGColorSpaceGenericCMYK"
  /// The name of a linear RGB color space. In Tessera, it is equivalent to `linearSRGB`.
  public static let genericRGBLinear: CFString = "kCGColorSpaceGenericRGBLinear"

  /// The name of the color space, or nil for device and pattern color spaces.
  public let name: CFString?
  /// The model of the color space, such as RGB or monochrome.
  public let model: CGColorSpaceModel
  let encoding: Encoding

  enum Encoding: Equatable { case srgb, linearSRGB, displayP3, gray, linearGray, cmyk, pattern }

  private init(name: CFString?, model: CGColorSpaceModel, encoding: Encoding) {
    self.name = name
    self.model = model
    self.encoding = encoding
  }

  /// Creates a named color space.
  ///
  /// - Parameter name: One of the constants of this class. The result is nil for other names.
  public convenience init?(name: CFString) {
    switch name {
    case Self.sRGB, Self.extendedSRGB: self.init(name: name, model: .rgb, encoding: .srgb)
    case Self.linearSRGB, Self.extendedLinearSRGB, Self.genericRGBLinear:
      self.init(name: name, model: .rgb, encoding: .linearSRGB)
    case Self.displayP3, Self.extendedDisplayP3: self.init(name: name, model: .rgb, encoding: .displayP3)
    case Self.genericGrayGamma2_2, Self.extendedGray: self.init(name: name, model: .monochrome, encoding: .gray)
    case Self.linearGray, Self.extendedLinearGray: self.init(name: name, model: .monochrome, encoding: .linearGray)
    case Self.genericCMYK: self.init(name: name, model: .cmyk, encoding: .cmyk)
    default: return nil
    }
  }

  /// Creates a pattern color space. In Tessera, the result is never nil.
  ///
  /// - Parameter patternBaseSpace: Not used. In Core Graphics, uncolored patterns are drawn in this color space.
  public convenience init?(patternBaseSpace: CGColorSpace?) {
    self.init(name: nil, model: .pattern, encoding: .pattern)
  }

  /// The number of components, without alpha.
  public var numberOfComponents: Int {
    switch model {
    case .monochrome: 1
    case .cmyk: 4
    case .pattern: 0
    default: 3
    }
  }

  /// A Boolean value that indicates whether the space contains colors that sRGB does not contain.
  public var isWideGamutRGB: Bool { encoding == .displayP3 || name.map(Self.extendedNames.contains) == true }

  /// A Boolean value that indicates whether bitmaps can have this color space.
  public var supportsOutput: Bool { model != .pattern && model != .cmyk }

  private static let extendedNames: Set<CFString> = [extendedSRGB, extendedLinearSRGB, extendedDisplayP3]

  package static let srgbSpace = CGColorSpace(name: sRGB, model: .rgb, encoding: .srgb)
  package static let displayP3Space = CGColorSpace(name: displayP3, model: .rgb, encoding: .displayP3)
  package static let extendedSRGBSpace = CGColorSpace(name: extendedSRGB, model: .rgb, encoding: .srgb)
  package static let graySpace = CGColorSpace(name: genericGrayGamma2_2, model: .monochrome, encoding: .gray)
  package static let extendedGraySpace = CGColorSpace(name: extendedGray, model: .monochrome, encoding: .gray)
  package static let cmykSpace = CGColorSpace(name: genericCMYK, model: .cmyk, encoding: .cmyk)
  package static let patternSpace = CGColorSpace(name: nil, model: .pattern, encoding: .pattern)
  fileprivate static let deviceRGB = CGColorSpace(name: nil, model: .rgb, encoding: .srgb)
  fileprivate static let deviceGray = CGColorSpace(name: nil, model: .monochrome, encoding: .gray)
  fileprivate static let deviceCMYK = CGColorSpace(name: nil, model: .cmyk, encoding: .cmyk)
}

extension CGColorSpace: Hashable {
  /// Returns a Boolean value that indicates whether equal components have the same meaning in two color spaces.
  ///
  /// - Parameters:
  ///   - one: A color space.
  ///   - other: Another color space.
  /// - Returns: `true` if name, model and encoding are equal.
  public static func == (one: CGColorSpace, other: CGColorSpace) -> Bool {
    one === other || (one.name == other.name && one.model == other.model && one.encoding == other.encoding)
  }

  /// Hashes the name and the model of the color space.
  ///
  /// - Parameter hasher: The hasher to use.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(model)
  }
}

/// Returns the RGB color space of the device. In Tessera, it has the encoding of sRGB.
///
/// - Returns: The color space. Its `name` is nil.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .deviceRGB }

/// Returns the gray color space of the device.
///
/// - Returns: The color space. Its `name` is nil.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .deviceGray }

/// Returns the CMYK color space of the device. Its colors are converted without a profile.
///
/// - Returns: The color space. Its `name` is nil.
public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace { .deviceCMYK }
