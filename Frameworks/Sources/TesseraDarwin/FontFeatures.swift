import CoreGraphics

// The keys of Core Text for the features of fonts. Foundation and UIKit are without Core Text here, whose functions for fonts are
// missing.

/// The key of the number of a kind of features.
public let kCTFontFeatureTypeIdentifierKey: CFString = "CTFeatureTypeIdentifier"
/// The key of the name of a kind of features.
public let kCTFontFeatureTypeNameKey: CFString = "CTFeatureTypeName"
/// The key of whether one feature of a kind excludes the others.
public let kCTFontFeatureTypeExclusiveKey: CFString = "CTFeatureTypeExclusive"
/// The key of the features of a kind.
public let kCTFontFeatureTypeSelectorsKey: CFString = "CTFeatureTypeSelectors"
/// The key of the number of a feature.
public let kCTFontFeatureSelectorIdentifierKey: CFString = "CTFeatureSelectorIdentifier"
/// The key of the name of a feature.
public let kCTFontFeatureSelectorNameKey: CFString = "CTFeatureSelectorName"
/// The key of whether a feature is on by default.
public let kCTFontFeatureSelectorDefaultKey: CFString = "CTFeatureSelectorDefault"
/// The key of whether a feature is on.
public let kCTFontFeatureSelectorSettingKey: CFString = "CTFeatureSelectorSetting"
/// The key of a feature's OpenType tag, such as "liga".
public let kCTFontOpenTypeFeatureTag: CFString = "CTFeatureOpenTypeTag"
/// The key of the number that a feature's OpenType tag is set to: 0 turns the feature off.
public let kCTFontOpenTypeFeatureValue: CFString = "CTFeatureOpenTypeValue"
