extension UIFontDescriptor {
  /// The name of an attribute of a font descriptor.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// The name of the attribute in UIKit.
    public let rawValue: String

    /// Creates the name of an attribute.
    ///
    /// - Parameter rawValue: The name in UIKit. Unknown attributes are ignored.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The name of the family, such as "Inter". The value is a string.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")

    /// The PostScript name of a font. The value is a string. The name takes precedence over the family and the traits.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")

    /// The name of the face within its family, such as "Bold". The value is a string.
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")

    /// The size in points. The value is a number.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")

    /// The name of the family for display. The value is a string and cannot be set.
    public static let visibleName = AttributeName(rawValue: "NSFontVisibleNameAttribute")

    /// The transform of the glyphs. The value is a `CGAffineTransform`. The value is stored but has no effect on drawing.
    public static let matrix = AttributeName(rawValue: "NSFontMatrixAttribute")

    /// The characters that the font must contain. The value is a `CharacterSet`. The value is stored but has no effect.
    public static let characterSet = AttributeName(rawValue: "NSCTFontCharacterSetAttribute")

    /// The fonts for characters that the font does not contain. The value is an array of descriptors. The value is stored but has no
    /// effect.
    public static let cascadeList = AttributeName(rawValue: "NSCTFontCascadeListAttribute")

    /// The traits, such as weight, width and slant. The value is a dictionary with `TraitKey` keys.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")

    /// The width of every character in points. The value is a number. The value is stored but has no effect.
    public static let fixedAdvance = AttributeName(rawValue: "NSCTFontFixedAdvanceAttribute")

    /// The features of the font to turn on. The value is an array of dictionaries with `FeatureKey` keys.
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")

    /// The text style that determines the size. The value is a `UIFont.TextStyle`.
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
  }

  /// The key of a trait in the attribute `traits`.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    /// The name of the trait in UIKit.
    public let rawValue: String

    /// Creates the key of a trait.
    ///
    /// - Parameter rawValue: The name in UIKit. Unknown traits are ignored.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The traits as a set of bits. The value is a number, see `SymbolicTraits`.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")

    /// The weight from −1 to 1. The value is a number, see `UIFont.Weight`.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")

    /// The width, where 0 is normal. The value is a number, see `UIFont.Width`.
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")

    /// The slant, where 0 is upright. The value is a number.
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  /// The class of a typeface, such as slab serifs. The class occupies the upper four bits of the symbolic traits. Classes were used
  /// before iOS 7.
  public typealias Class = Int

  /// The key of a value in a feature setting, a dictionary that selects an OpenType or AAT feature of a font.
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key in UIKit.
    public let rawValue: String

    /// Creates the key of a value in a feature setting.
    ///
    /// - Parameter rawValue: The name of the key in UIKit.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates the key of a value in a feature setting.
    ///
    /// - Parameter rawValue: The name of the key in UIKit.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// The key for the number of the feature, such as 6 for number spacing. Apple defines the numbers. The key is equal
    /// to `type`.
    public static let featureIdentifier = FeatureKey("CTFeatureTypeIdentifier")

    /// The key for the number of the selector, which is the setting of the feature, such as 0 for digits of equal widths. Apple defines the
    /// numbers. The key is equal to `selector`.
    public static let typeIdentifier = FeatureKey("CTFeatureSelectorIdentifier")

    /// The key for the number of the feature, such as 6 for number spacing. Apple defines the numbers.
    public static let type = FeatureKey("CTFeatureTypeIdentifier")

    /// The key for the number of the selector, which is the setting of the feature, such as 0 for digits of equal widths. Apple defines the
    /// numbers.
    public static let selector = FeatureKey("CTFeatureSelectorIdentifier")
  }

  /// A design of the system font, such as serif or rounded.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// The name of the design in UIKit.
    public let rawValue: String

    /// Creates a design from its name.
    ///
    /// - Parameter rawValue: The name in UIKit. Unknown designs are treated as `default`.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The default design of the system font, without serifs.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")

    /// A design with rounded strokes, if such a font is installed.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")

    /// A design with serifs.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")

    /// A design with characters of equal widths.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  /// The traits of a font as a set of bits.
  public struct SymbolicTraits: OptionSet, Sendable {
    /// The bits. There is one bit for each trait, and the upper four bits contain the class of the typeface. The values
    /// are those of UIKit.
    public let rawValue: UInt32

    /// Creates a set of traits from its bits.
    ///
    /// - Parameter rawValue: The bits, one for each trait.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The font is italic.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)

    /// The font has a weight of 600 or more.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)

    /// The font is wider than 110 % of the normal width.
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)

    /// The font is narrower than 90 % of the normal width.
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)

    /// The characters of the font have equal widths.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)

    /// The font is designed for vertical text. Tessera never sets this trait.
    public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)

    /// The font is designed for user interfaces. The system font has this trait.
    public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)

    /// The lines of a text style are closer together. The trait has no effect in Tessera.
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)

    /// The lines of a text style are further apart. The trait has no effect in Tessera.
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)

    /// The bits of the typeface's class. Descriptors never have a class in Tessera.
    public static let classMask = SymbolicTraits(rawValue: 0xF000_0000)

    /// The typeface has old style serifs (class 1).
    public static let classOldStyleSerifs = SymbolicTraits(rawValue: 1 << 28)

    /// The typeface has transitional serifs (class 2).
    public static let classTransitionalSerifs = SymbolicTraits(rawValue: 2 << 28)

    /// The typeface has modern serifs (class 3).
    public static let classModernSerifs = SymbolicTraits(rawValue: 3 << 28)

    /// The typeface has Clarendon serifs (class 4).
    public static let classClarendonSerifs = SymbolicTraits(rawValue: 4 << 28)

    /// The typeface has slab serifs (class 5).
    public static let classSlabSerifs = SymbolicTraits(rawValue: 5 << 28)

    /// The typeface has freeform serifs (class 7).
    public static let classFreeformSerifs = SymbolicTraits(rawValue: 7 << 28)

    /// The typeface has no serifs (class 8).
    public static let classSansSerif = SymbolicTraits(rawValue: 8 << 28)

    /// The typeface is ornamental (class 9).
    public static let classOrnamentals = SymbolicTraits(rawValue: 9 << 28)

    /// The typeface resembles handwriting (class 10).
    public static let classScripts = SymbolicTraits(rawValue: 10 << 28)

    /// The typeface consists of symbols (class 12).
    public static let classSymbolic = SymbolicTraits(rawValue: 12 << 28)
  }
}
