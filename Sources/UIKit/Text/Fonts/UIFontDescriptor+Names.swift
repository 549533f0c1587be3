extension UIFontDescriptor {
  /// The name of an attribute.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// UIKit's name of the attribute.
    public let rawValue: String

    /// The attribute of that name; unknown ones are kept and ignored.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The family, such as "Inter": a string.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")

    /// The PostScript name of one face: a string. It goes before family and traits.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")

    /// The face in its family, such as "Bold": a string.
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")

    /// The size in points: a number.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")

    /// The family's name as people see it: a string, read only.
    public static let visibleName = AttributeName(rawValue: "NSFontVisibleNameAttribute")

    /// Letters are drawn through this: a `CGAffineTransform`.
    public static let matrix = AttributeName(rawValue: "NSFontMatrixAttribute")

    /// The characters that the font must have: a `CharacterSet`. Kept, of no influence.
    public static let characterSet = AttributeName(rawValue: "NSCTFontCharacterSetAttribute")

    /// The fonts to try for missing characters: descriptors. Kept; the system's order is used.
    public static let cascadeList = AttributeName(rawValue: "NSCTFontCascadeListAttribute")

    /// Weight, width, slant: a dictionary of `TraitKey`.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")

    /// The width of every letter in points: a number. Kept, of no influence.
    public static let fixedAdvance = AttributeName(rawValue: "NSCTFontFixedAdvanceAttribute")

    /// The font's features to turn on: a list of dictionaries of `FeatureKey`.
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")

    /// The text style that the font has its size from: a `UIFont.TextStyle`.
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
  }

  /// The name of a trait in the `traits` attribute.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    /// UIKit's name of the trait.
    public let rawValue: String

    /// The trait of that name; unknown ones are ignored.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The traits as bits: a number, see `SymbolicTraits`.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")

    /// The weight from −1 to 1: a number, see `UIFont.Weight`.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")

    /// The width, 0 being normal: a number, see `UIFont.Width`.
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")

    /// How far letters lean: a number, 0 upright.
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  /// The name of a value in a feature setting.
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    /// UIKit's name of the value.
    public let rawValue: String

    /// The value of that name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The same without a label.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Which feature, in Apple's numbers: the same as `type`.
    public static let featureIdentifier = FeatureKey("CTFeatureTypeIdentifier")

    /// Which choice of the feature, in Apple's numbers: the same as `selector`.
    public static let typeIdentifier = FeatureKey("CTFeatureSelectorIdentifier")

    /// Which feature, in Apple's numbers.
    public static let type = FeatureKey("CTFeatureTypeIdentifier")

    /// Which choice of the feature, in Apple's numbers.
    public static let selector = FeatureKey("CTFeatureSelectorIdentifier")
  }

  /// The looks of the system font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// UIKit's name of the design.
    public let rawValue: String

    /// The design of that name; unknown ones count as `default`.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The font of the interface.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")

    /// With round ends of strokes, where such a font is installed.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")

    /// With serifs.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")

    /// With letters of one width.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  /// Traits as bits.
  public struct SymbolicTraits: OptionSet, Sendable {
    /// One bit for each trait, the class of letters in the upper four; UIKit's values.
    public let rawValue: UInt32

    /// The traits whose bits are set.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Leaning.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)

    /// Of weight 600 or more.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)

    /// Wider than 110 % of normal.
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)

    /// Narrower than 90 % of normal.
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)

    /// All letters of one width.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)

    /// For lines from top to bottom. Never set here.
    public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)

    /// Made for the interface. Never set here.
    public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)

    /// Lines closer together, in text styles. Not followed here.
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)

    /// Lines further apart, in text styles. Not followed here.
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)

    /// The bits that tell the class of letters. No font here tells its class.
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

    /// Class 7: free serifs.
    public static let classFreeformSerifs = SymbolicTraits(rawValue: 7 << 28)

    /// Class 8: without serifs.
    public static let classSansSerif = SymbolicTraits(rawValue: 8 << 28)

    /// Class 9: ornamental.
    public static let classOrnamentals = SymbolicTraits(rawValue: 9 << 28)

    /// Class 10: like handwriting.
    public static let classScripts = SymbolicTraits(rawValue: 10 << 28)

    /// Class 12: symbols.
    public static let classSymbolic = SymbolicTraits(rawValue: 12 << 28)
  }
}
