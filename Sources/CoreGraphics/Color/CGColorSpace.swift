import Foundation

/// What the components of a colour mean. Spaces of one name are equal.
///
/// Everything is drawn in sRGB: colours of other spaces are converted when they are used, those outside of sRGB are clipped.
public final class CGColorSpace: @unchecked Sendable {
  /// The usual colours of screens.
  public static let sRGB: CFString = "kCGColorSpaceSRGB"
  /// sRGB with components below 0 and above 1.
  public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
  /// sRGB's primaries without its transfer curve.
  public static let linearSRGB: CFString = "kCGColorSpaceLinearSRGB"
  /// `linearSRGB` with components below 0 and above 1.
  public static let extendedLinearSRGB: CFString = "kCGColorSpaceExtendedLinearSRGB"
  /// The wider colours of newer screens: DCI P3's primaries with sRGB's curve.
  public static let displayP3: CFString = "kCGColorSpaceDisplayP3"
  /// `displayP3` with components below 0 and above 1.
  public static let extendedDisplayP3: CFString = "kCGColorSpaceExtendedDisplayP3"
  /// Gray values with a curve much like sRGB's.
  public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"
  /// Gray values with a curve much like sRGB's, below 0 and above 1, too.
  public static let extendedGray: CFString = "kCGColorSpaceExtendedGray"
  /// Gray values in proportion to light.
  public static let linearGray: CFString = "kCGColorSpaceLinearGray"
  /// `linearGray` with values below 0 and above 1.
  public static let extendedLinearGray: CFString = "kCGColorSpaceExtendedLinearGray"
  /// Inks, converted without a profile.
  public static let genericCMYK: CFString = "kCGColorSpaceGenericCMYK"
  /// Treated as `linearSRGB`.
  public static let genericRGBLinear: CFString = "kCGColorSpaceGenericRGBLinear"

  /// The name, if it is one of the named spaces; nil for the spaces of devices and patterns.
  public let name: CFString?
  /// What kind of space this is.
  public let model: CGColorSpaceModel
  let encoding: Encoding

  enum Encoding: Equatable { case srgb, linearSRGB, displayP3, gray, linearGray, cmyk, pattern }

  private init(name: CFString?, model: CGColorSpaceModel, encoding: Encoding) {
    self.name = name
    self.model = model
    self.encoding = encoding
  }

  /// Makes the space of that name (one of this class's constants); nil for other names.
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

  /// Makes the space of patterns, over the space of the colours that uncoloured patterns are drawn in.
  public convenience init?(patternBaseSpace: CGColorSpace?) {
    self.init(name: nil, model: .pattern, encoding: .pattern)
  }

  /// Components of a colour, without alpha.
  public var numberOfComponents: Int {
    switch model {
    case .monochrome: 1
    case .cmyk: 4
    case .pattern: 0
    default: 3
    }
  }

  /// True for spaces with colours that sRGB does not have.
  public var isWideGamutRGB: Bool { encoding == .displayP3 || name.map(Self.extendedNames.contains) == true }

  /// True where bitmaps can have this space.
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
  /// True for two spaces in which equal components mean the same colours.
  public static func == (one: CGColorSpace, other: CGColorSpace) -> Bool {
    one === other || (one.name == other.name && one.model == other.model && one.encoding == other.encoding)
  }

  /// Feeds what equality looks at.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(model)
  }
}

/// The RGB space of the screen, which is sRGB here.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .deviceRGB }

/// The gray space of the screen.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .deviceGray }

/// Inks, converted without a profile.
public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace { .deviceCMYK }
