import Foundation

/// A colour, fixed or depending on the environment (light or dark, contrast, level), or a pattern. Never changes; may be
/// made and used on any thread.
open class UIColor: NSObject, NSCopying, NSSecureCoding, _ExpressibleByColorLiteral, @unchecked Sendable {
  private let mark = SwiftObjectMark()

  package enum Storage {
    case fixed(CGColor)
    /// A colour of the system, by its name and appearances.
    case system(String, ColorAppearances)
    case dynamic(@Sendable (UITraitCollection) -> UIColor)
    /// A dynamic colour with another opacity.
    case faded(UIColor, alpha: CGFloat)
  }

  /// Set while the colour is made, and never again.
  package private(set) final var storage: Storage

  package convenience init(storage: Storage) {
    self.init()
    self.storage = storage
  }

  /// Makes clear black.
  public override init() {
    storage = .fixed(.clear)
    super.init()
  }

  /// Makes a gray, 0 black and 1 white.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(storage: .fixed(CGColor(extendedGray: white, alpha: alpha)))
  }

  /// Makes a colour in sRGB. Components beyond 0...1 are kept, as on iOS 10 and later, and clipped when drawn.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(storage: .fixed(CGColor(extendedRed: red, green: green, blue: blue, alpha: alpha)))
  }

  /// Makes a colour from its hue (0 and 1 are red), saturation and brightness, brought into 0...1; the hue goes round.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let parts = HSB(hue: hue, saturation: saturation, brightness: brightness).rgb
    self.init(red: parts.red, green: parts.green, blue: parts.blue, alpha: alpha)
  }

  /// Makes a colour in Display P3, 0...1. What lies beyond sRGB is clipped when drawn.
  public convenience init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(storage: .fixed(CGColor(displayP3Red: displayP3Red, green: green, blue: blue, alpha: alpha)))
  }

  /// Makes a colour, or pattern, of a Core Graphics one.
  public convenience init(cgColor: CGColor) { self.init(storage: .fixed(cgColor)) }

  /// Makes a colour that is asked for anew in each environment. `dynamicProvider` may be called on any thread.
  public convenience init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    self.init(storage: .dynamic(dynamicProvider))
  }

  /// Makes a colour of a literal in source code.
  public required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  // MARK: NSCoding, NSCopying

  /// Colours are not read from archives here; answers nil.
  public required init?(coder: NSCoder) { nil }
  /// Colours are not written to archives here.
  open func encode(with coder: NSCoder) {}
  /// True, as UIKit says.
  open class var supportsSecureCoding: Bool { true }
  /// The same colour.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  // MARK: What it is

  /// The colour as Core Graphics has it; a dynamic colour as it is in `UITraitCollection.current`.
  open var cgColor: CGColor { cgColor(in: .current) }

  /// The colour as Core Graphics has it, in an environment.
  package func cgColor(in traits: @autoclosure () -> UITraitCollection) -> CGColor {
    switch storage {
    case .fixed(let color): return color
    case .system, .dynamic, .faded:
      let environment = traits()
      return resolvedColor(with: environment).fixedColor ?? .clear
    }
  }

  /// The Core Graphics colour of a fixed colour; nil for one that depends on the environment.
  package var fixedColor: CGColor? {
    if case .fixed(let color) = storage { return color }
    return nil
  }

  /// The colour in an environment: itself, unless it is dynamic.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    switch storage {
    case .fixed: return self
    case .system(_, let appearances): return appearances.color(in: traitCollection)
    case .dynamic(let provider):
      // A provider may itself look at the current environment, and may answer with a dynamic colour.
      var color = self
      traitCollection.performAsCurrent { color = provider(traitCollection) }
      return color === self ? .clear : color.resolvedColor(with: traitCollection)
    case .faded(let color, let alpha):
      return color.resolvedColor(with: traitCollection).withAlphaComponent(alpha)
    }
  }

  /// This colour with another opacity, 0...1. A dynamic colour stays dynamic.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch storage {
    case .fixed(let color): UIColor(storage: .fixed(color.withAlpha(alpha)))
    case .system, .dynamic: UIColor(storage: .faded(self, alpha: alpha))
    case .faded(let color, _): UIColor(storage: .faded(color, alpha: alpha))
    }
  }

  // MARK: Equality

  /// True for colours of the same space and components, for the same colour of the system, and for the same dynamic
  /// object. White as a gray and white in RGB are not equal, as in UIKit.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if self === other { return true }
    switch (storage, other.storage) {
    case (.fixed(let one), .fixed(let two)): return one == two
    case (.system(let one, _), .system(let two, _)): return one == two
    case (.faded(let one, let alpha), .faded(let two, let otherAlpha)): return alpha == otherAlpha && one == two
    default: return false
    }
  }

  /// Fits `isEqual(_:)`.
  open override var hash: Int {
    switch storage {
    case .fixed(let color): color.hashValue
    case .system(let name, _): name.hashValue
    case .dynamic: ObjectIdentifier(self).hashValue
    case .faded(let color, let alpha): color.hash ^ alpha.hashValue
    }
  }

  /// What UIKit prints: the space and its components, or a dynamic colour's name.
  open override var description: String {
    switch storage {
    case .system(let name, _): return "<UIDynamicSystemColor; name = \(name)>"
    case .dynamic: return "<UIDynamicProviderColor>"
    case .faded(let color, let alpha): return "<UIDynamicModifiedColor; base = \(color); alpha = \(alpha)>"
    case .fixed(let color):
      if color.pattern != nil { return "<UIPatternColor>" }
      let numbers = (color.components ?? []).map { String(format: "%g", Double($0)) }.joined(separator: " ")
      switch color.colorSpace?.name {
      case CGColorSpace.displayP3: return "UIDisplayP3ColorSpace " + numbers
      default:
        return (color.colorSpace?.model == .monochrome ? "UIExtendedGrayColorSpace " : "UIExtendedSRGBColorSpace ")
          + numbers
      }
    }
  }
}

/// What a colour literal of source code (`#colorLiteral(red:green:blue:alpha:)`) is, where nothing else says.
public typealias _ColorLiteralType = UIColor
