extension UIFontDescriptor {
  /// The name of an attribute of a font descriptor.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// The name, as in UIKit.
    public let rawValue: String

    /// Creates an attribute name.
    ///
    /// - Parameter rawValue: The name. Unknown attributes are ignored.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The name of the family, such as "Inter": a string.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")

    /// The PostScript name of a font: a string. It takes precedence over family and traits.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")

    /// The name of the face within its family, such as "Bold": a string.
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")

    /// The size in points: a number.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")

    /// The name of the family for display: a string, which cannot be set.
    public static let visibleName = AttributeName(rawValue: "NSFontVisibleNameAttribute")

    /// The matrix: a `CGAffineTransform`. It is stored and has no effect on drawing.
    public static let matrix = AttributeName(rawValue: "NSFontMatrixAttribute")

    /// The characters that the font must have: a `CharacterSet`. It is stored and has no effect.
    public static let characterSet = AttributeName(rawValue: "NSCTFontCharacterSetAttribute")

    /// The fonts to use for missing characters: an array of descriptors. It is stored and has no effect.
    public static let cascadeList = AttributeName(rawValue: "NSCTFontCascadeListAttribute")

    /// The traits, such as weight, width and slant: a dictionary with `TraitKey` keys.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")

    /// The width of every character in points: a number. It is stored and has no effect.
    public static let fixedAdvance = AttributeName(rawValue: "NSCTFontFixedAdvanceAttribute")

    /// The features of the font to turn on: an array of dictionaries with `FeatureKey` keys.
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")

    /// The text style that determines the size: a `UIFont.TextStyle`.
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
  }

  /// The key of a trait in the attribute `traits`.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    /// The name of the trait, as in UIKit.
    public let rawValue: String

    /// Creates the key of a trait.
    ///
    /// - Parameter rawValue: The name. Unknown traits are ignored.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The symbolic traits: a number, see `SymbolicTraits`.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")

    /// The weight from −1 to 1: a number, see `UIFont.Weight`.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")

    /// The width, where 0 is normal: a number, see `UIFont.Width`.
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")

    /// The slant, where 0 is upright: a number.
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  /// The key of a value in a feature setting.
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key, as in UIKit.
    public let rawValue: String

    /// Creates the key of a value.
    ///
    /// - Parameter rawValue: The name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates the key of a value, without a label.
    ///
    /// - Parameter rawValue: The name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// The feature, as a number defined by Apple. It equals `type`.
    public static let featureIdentifier = FeatureKey("CTFeatureTypeIdentifier")

    /// The selector of the feature, as a number defined by Apple. It equals `selector`.
    public static let typeIdentifier = FeatureKey("CTFeatureSelectorIdentifier")

    /// The feature, as a number defined by Apple.
    public static let type = FeatureKey("CTFeatureTypeIdentifier")

    /// The selector of the feature, as a number defined by Apple.
    public static let selector = FeatureKey("CTFeatureSelectorIdentifier")
  }

  /// A design of the system font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// The name of the design, as in UIKit.
    public let rawValue: String

    /// Creates a design.
    ///
    /// - Parameter rawValue: The name. Unknown designs are treated as `default`.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The default design.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")

    /// A design with rounded strokes, if such a font is installed.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")

    /// A design with serifs.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")

    /// A design whose characters have equal widths.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  /// The traits of a font as a set of bits.
  public struct SymbolicTraits: OptionSet, Sendable {
    /// One bit for each trait, with the class of the typeface in the upper four bits; the values are those of UIKit.
    public let rawValue: UInt32

    /// Creates a set of traits from its bits.
    ///
    /// - Parameter rawValue: One bit for each trait.
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

    /// The font is made for vertical text. Never set in Tessera.
    public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)

    /// The font is made for user interfaces. Set for the system font.
    public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)

    /// The lines of a text style are closer together. It has no effect in Tessera.
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)

    /// The lines of a text style are further apart. It has no effect in Tessera.
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)

    /// The bits of the typeface's class. In Tessera, descriptors never have a class.
    public static let classMask = SymbolicTraits(rawValue: 0xF000_0000)

    /// Class 1: old style serifs.
    public static let classOldStyleSerifs = SymbolicTraits(rawValue: 1 << 28)

    /// Class 2: transitional serifs.
    public static let classTransitionalSerifs = SymbolicTraits(rawValue: 2 << 28)

    /// Class 3: modern serifs.
    public static let classModernSerifs = SymbolicTraits(rawValue: 3 << 28)

    /// Class 4: Clarendon serifs.
    public static let classClarendonSerifs = SymbolicTraits(rawValue: 4 << 28)

    /// Class 5: slab serifs.
    public static let classSlabSerifs = SymbolicTraits(rawValue: 5 << 28)

    /// Class 7: freeform serifs.
    public static let classFreeformSerifs = SymbolicTraits(rawValue: 7 << 28)

    /// Class 8: sans serif.
    public static let classSansSerif = SymbolicTraits(rawValue: 8 << 28)

    /// Class 9: ornamental typefaces.
    public static let classOrnamentals = SymbolicTraits(rawValue: 9 << 28)

    /// Class 10: scripts, which resemble handwriting.
    public static let classScripts = SymbolicTraits(rawValue: 10 << 28)

    /// Class 12: symbols.
    public static let classSymbolic = SymbolicTraits(rawValue: 12 << 28)
  }
}
