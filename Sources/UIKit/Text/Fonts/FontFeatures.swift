// The numbers of font features, which UIKit exports from Core Text. Apple's header SFNTLayoutTypes.h defines them; the table
// of features in HarfBuzz (hb-coretext.cc) has most of them, with the features of OpenType that they correspond to.
// `UIFontDescriptor.AttributeName.featureSettings` tells which of the features have an effect.

// MARK: Features

/// The number of the feature "all typographic features", a value of `UIFontDescriptor.FeatureKey.type`.
public let kAllTypographicFeaturesType = 0
/// The number of the feature "ligatures", a value of `UIFontDescriptor.FeatureKey.type`.
public let kLigaturesType = 1
/// The number of the feature "cursive connection", a value of `UIFontDescriptor.FeatureKey.type`.
public let kCursiveConnectionType = 2
/// The number of the feature "letter case", a value of `UIFontDescriptor.FeatureKey.type`.
public let kLetterCaseType = 3
/// The number of the feature "vertical substitution", a value of `UIFontDescriptor.FeatureKey.type`.
public let kVerticalSubstitutionType = 4
/// The number of the feature "linguistic rearrangement", a value of `UIFontDescriptor.FeatureKey.type`.
public let kLinguisticRearrangementType = 5
/// The number of the feature "number spacing", a value of `UIFontDescriptor.FeatureKey.type`.
public let kNumberSpacingType = 6
/// The number of the feature "smart swash", a value of `UIFontDescriptor.FeatureKey.type`.
public let kSmartSwashType = 8
/// The number of the feature "diacritics", a value of `UIFontDescriptor.FeatureKey.type`.
public let kDiacriticsType = 9
/// The number of the feature "vertical position", a value of `UIFontDescriptor.FeatureKey.type`.
public let kVerticalPositionType = 10
/// The number of the feature "fractions", a value of `UIFontDescriptor.FeatureKey.type`.
public let kFractionsType = 11
/// The number of the feature "overlapping characters", a value of `UIFontDescriptor.FeatureKey.type`.
public let kOverlappingCharactersType = 13
/// The number of the feature "typographic extras", a value of `UIFontDescriptor.FeatureKey.type`.
public let kTypographicExtrasType = 14
/// The number of the feature "mathematical extras", a value of `UIFontDescriptor.FeatureKey.type`.
public let kMathematicalExtrasType = 15
/// The number of the feature "ornament sets", a value of `UIFontDescriptor.FeatureKey.type`.
public let kOrnamentSetsType = 16
/// The number of the feature "character alternatives", a value of `UIFontDescriptor.FeatureKey.type`.
public let kCharacterAlternativesType = 17
/// The number of the feature "design complexity", a value of `UIFontDescriptor.FeatureKey.type`.
public let kDesignComplexityType = 18
/// The number of the feature "style options", a value of `UIFontDescriptor.FeatureKey.type`.
public let kStyleOptionsType = 19
/// The number of the feature "character shape", a value of `UIFontDescriptor.FeatureKey.type`.
public let kCharacterShapeType = 20
/// The number of the feature "number case", a value of `UIFontDescriptor.FeatureKey.type`.
public let kNumberCaseType = 21
/// The number of the feature "text spacing", a value of `UIFontDescriptor.FeatureKey.type`.
public let kTextSpacingType = 22
/// The number of the feature "transliteration", a value of `UIFontDescriptor.FeatureKey.type`.
public let kTransliterationType = 23
/// The number of the feature "annotation", a value of `UIFontDescriptor.FeatureKey.type`.
public let kAnnotationType = 24
/// The number of the feature "kana spacing", a value of `UIFontDescriptor.FeatureKey.type`.
public let kKanaSpacingType = 25
/// The number of the feature "ideographic spacing", a value of `UIFontDescriptor.FeatureKey.type`.
public let kIdeographicSpacingType = 26
/// The number of the feature "unicode decomposition", a value of `UIFontDescriptor.FeatureKey.type`.
public let kUnicodeDecompositionType = 27
/// The number of the feature "ruby kana", a value of `UIFontDescriptor.FeatureKey.type`.
public let kRubyKanaType = 28
/// The number of the feature "CJK symbol alternatives", a value of `UIFontDescriptor.FeatureKey.type`.
public let kCJKSymbolAlternativesType = 29
/// The number of the feature "ideographic alternatives", a value of `UIFontDescriptor.FeatureKey.type`.
public let kIdeographicAlternativesType = 30
/// The number of the feature "CJK vertical roman placement", a value of `UIFontDescriptor.FeatureKey.type`.
public let kCJKVerticalRomanPlacementType = 31
/// The number of the feature "italic CJK roman", a value of `UIFontDescriptor.FeatureKey.type`.
public let kItalicCJKRomanType = 32
/// The number of the feature "case sensitive layout", a value of `UIFontDescriptor.FeatureKey.type`.
public let kCaseSensitiveLayoutType = 33
/// The number of the feature "alternate kana", a value of `UIFontDescriptor.FeatureKey.type`.
public let kAlternateKanaType = 34
/// The number of the feature "stylistic alternatives", a value of `UIFontDescriptor.FeatureKey.type`.
public let kStylisticAlternativesType = 35
/// The number of the feature "contextual alternates", a value of `UIFontDescriptor.FeatureKey.type`.
public let kContextualAlternatesType = 36
/// The number of the feature "lower case", a value of `UIFontDescriptor.FeatureKey.type`.
public let kLowerCaseType = 37
/// The number of the feature "upper case", a value of `UIFontDescriptor.FeatureKey.type`.
public let kUpperCaseType = 38

// MARK: Selectors

/// A selector of the feature `kLigaturesType`.
public let kRequiredLigaturesOnSelector = 0
/// A selector of the feature `kLigaturesType`.
public let kRequiredLigaturesOffSelector = 1
/// A selector of the feature `kLigaturesType`.
public let kCommonLigaturesOnSelector = 2
/// A selector of the feature `kLigaturesType`.
public let kCommonLigaturesOffSelector = 3
/// A selector of the feature `kLigaturesType`.
public let kRareLigaturesOnSelector = 4
/// A selector of the feature `kLigaturesType`.
public let kRareLigaturesOffSelector = 5
/// A selector of the feature `kLigaturesType`.
public let kLogosOnSelector = 6
/// A selector of the feature `kLigaturesType`.
public let kLogosOffSelector = 7
/// A selector of the feature `kLigaturesType`.
public let kRebusPicturesOnSelector = 8
/// A selector of the feature `kLigaturesType`.
public let kRebusPicturesOffSelector = 9
/// A selector of the feature `kLigaturesType`.
public let kDiphthongLigaturesOnSelector = 10
/// A selector of the feature `kLigaturesType`.
public let kDiphthongLigaturesOffSelector = 11
/// A selector of the feature `kLigaturesType`.
public let kSquaredLigaturesOnSelector = 12
/// A selector of the feature `kLigaturesType`.
public let kSquaredLigaturesOffSelector = 13
/// A selector of the feature `kLigaturesType`.
public let kAbbrevSquaredLigaturesOnSelector = 14
/// A selector of the feature `kLigaturesType`.
public let kAbbrevSquaredLigaturesOffSelector = 15
/// A selector of the feature `kLigaturesType`.
public let kSymbolLigaturesOnSelector = 16
/// A selector of the feature `kLigaturesType`.
public let kSymbolLigaturesOffSelector = 17
/// A selector of the feature `kLigaturesType`.
public let kContextualLigaturesOnSelector = 18
/// A selector of the feature `kLigaturesType`.
public let kContextualLigaturesOffSelector = 19
/// A selector of the feature `kLigaturesType`.
public let kHistoricalLigaturesOnSelector = 20
/// A selector of the feature `kLigaturesType`.
public let kHistoricalLigaturesOffSelector = 21

/// A selector of the feature `kNumberSpacingType`.
public let kMonospacedNumbersSelector = 0
/// A selector of the feature `kNumberSpacingType`.
public let kProportionalNumbersSelector = 1
/// A selector of the feature `kNumberSpacingType`.
public let kThirdWidthNumbersSelector = 2
/// A selector of the feature `kNumberSpacingType`.
public let kQuarterWidthNumbersSelector = 3

/// A selector of the feature `kVerticalPositionType`.
public let kNormalPositionSelector = 0
/// A selector of the feature `kVerticalPositionType`.
public let kSuperiorsSelector = 1
/// A selector of the feature `kVerticalPositionType`.
public let kInferiorsSelector = 2
/// A selector of the feature `kVerticalPositionType`.
public let kOrdinalsSelector = 3
/// A selector of the feature `kVerticalPositionType`.
public let kScientificInferiorsSelector = 4

/// A selector of the feature `kFractionsType`.
public let kNoFractionsSelector = 0
/// A selector of the feature `kFractionsType`.
public let kVerticalFractionsSelector = 1
/// A selector of the feature `kFractionsType`.
public let kDiagonalFractionsSelector = 2

/// A selector of the feature `kTypographicExtrasType`.
public let kHyphensToEmDashOnSelector = 0
/// A selector of the feature `kTypographicExtrasType`.
public let kHyphensToEmDashOffSelector = 1
/// A selector of the feature `kTypographicExtrasType`.
public let kHyphenToEnDashOnSelector = 2
/// A selector of the feature `kTypographicExtrasType`.
public let kHyphenToEnDashOffSelector = 3
/// A selector of the feature `kTypographicExtrasType`.
public let kSlashedZeroOnSelector = 4
/// A selector of the feature `kTypographicExtrasType`.
public let kSlashedZeroOffSelector = 5
/// A selector of the feature `kTypographicExtrasType`.
public let kFormInterrobangOnSelector = 6
/// A selector of the feature `kTypographicExtrasType`.
public let kFormInterrobangOffSelector = 7
/// A selector of the feature `kTypographicExtrasType`.
public let kSmartQuotesOnSelector = 8
/// A selector of the feature `kTypographicExtrasType`.
public let kSmartQuotesOffSelector = 9
/// A selector of the feature `kTypographicExtrasType`.
public let kPeriodsToEllipsisOnSelector = 10
/// A selector of the feature `kTypographicExtrasType`.
public let kPeriodsToEllipsisOffSelector = 11

/// A selector of the feature `kStyleOptionsType`.
public let kNoStyleOptionsSelector = 0
/// A selector of the feature `kStyleOptionsType`.
public let kDisplayTextSelector = 1
/// A selector of the feature `kStyleOptionsType`.
public let kEngravedTextSelector = 2
/// A selector of the feature `kStyleOptionsType`.
public let kIlluminatedCapsSelector = 3
/// A selector of the feature `kStyleOptionsType`.
public let kTitlingCapsSelector = 4
/// A selector of the feature `kStyleOptionsType`.
public let kTallCapsSelector = 5

/// A selector of the feature `kNumberCaseType`.
public let kLowerCaseNumbersSelector = 0
/// A selector of the feature `kNumberCaseType`.
public let kUpperCaseNumbersSelector = 1

/// A selector of the feature `kTextSpacingType`.
public let kProportionalTextSelector = 0
/// A selector of the feature `kTextSpacingType`.
public let kMonospacedTextSelector = 1
/// A selector of the feature `kTextSpacingType`.
public let kHalfWidthTextSelector = 2
/// A selector of the feature `kTextSpacingType`.
public let kThirdWidthTextSelector = 3
/// A selector of the feature `kTextSpacingType`.
public let kQuarterWidthTextSelector = 4
/// A selector of the feature `kTextSpacingType`.
public let kAltProportionalTextSelector = 5
/// A selector of the feature `kTextSpacingType`.
public let kAltHalfWidthTextSelector = 6

/// A selector of the feature `kCaseSensitiveLayoutType`.
public let kCaseSensitiveLayoutOnSelector = 0
/// A selector of the feature `kCaseSensitiveLayoutType`.
public let kCaseSensitiveLayoutOffSelector = 1
/// A selector of the feature `kCaseSensitiveLayoutType`.
public let kCaseSensitiveSpacingOnSelector = 2
/// A selector of the feature `kCaseSensitiveLayoutType`.
public let kCaseSensitiveSpacingOffSelector = 3

/// A selector of the feature `kStylisticAlternativesType`.
public let kNoStylisticAlternatesSelector = 0
/// A selector of the feature `kStylisticAlternativesType`.
public let kStylisticAltOneOnSelector = 2
/// A selector of the feature `kStylisticAlternativesType`.
public let kStylisticAltOneOffSelector = 3
/// A selector of the feature `kStylisticAlternativesType`.
public let kStylisticAltTwoOnSelector = 4
/// A selector of the feature `kStylisticAlternativesType`.
public let kStylisticAltTwoOffSelector = 5
/// A selector of the feature `kStylisticAlternativesType`.
public let kStylisticAltThreeOnSelector = 6
/// A selector of the feature `kStylisticAlternativesType`.
public let kStylisticAltThreeOffSelector = 7
/// A selector of the feature `kStylisticAlternativesType`.
public let kStylisticAltFourOnSelector = 8
/// A selector of the feature `kStylisticAlternativesType`.
public let kStylisticAltFourOffSelector = 9
/// A selector of the feature `kStylisticAlternativesType`.
public let kStylisticAltFiveOnSelector = 10
/// A selector of the feature `kStylisticAlternativesType`.
public let kStylisticAltFiveOffSelector = 11
/// A selector of the feature `kStylisticAlternativesType`.
public let kStylisticAltSixOnSelector = 12
/// A selector of the feature `kStylisticAlternativesType`.
public let kStylisticAltSixOffSelector = 13
/// A selector of the feature `kStylisticAlternativesType`.
public let kStylisticAltSevenOnSelector = 14
/// A selector of the feature `kStylisticAlternativesType`.
public let kStylisticAltSevenOffSelector = 15
/// A selector of the feature `kStylisticAlternativesType`.
public let kStylisticAltEightOnSelector = 16
/// A selector of the feature `kStylisticAlternativesType`.
public let kStylisticAltEightOffSelector = 17
/// A selector of the feature `kStylisticAlternativesType`.
public let kStylisticAltNineOnSelector = 18
/// A selector of the feature `kStylisticAlternativesType`.
public let kStylisticAltNineOffSelector = 19
/// A selector of the feature `kStylisticAlternativesType`.
public let kStylisticAltTenOnSelector = 20
/// A selector of the feature `kStylisticAlternativesType`.
public let kStylisticAltTenOffSelector = 21
/// A selector of the feature `kStylisticAlternativesType`.
public let kStylisticAltElevenOnSelector = 22
/// A selector of the feature `kStylisticAlternativesType`.
public let kStylisticAltElevenOffSelector = 23
/// A selector of the feature `kStylisticAlternativesType`.
public let kStylisticAltTwelveOnSelector = 24
/// A selector of the feature `kStylisticAlternativesType`.
public let kStylisticAltTwelveOffSelector = 25
/// A selector of the feature `kStylisticAlternativesType`.
public let kStylisticAltThirteenOnSelector = 26
/// A selector of the feature `kStylisticAlternativesType`.
public let kStylisticAltThirteenOffSelector = 27
/// A selector of the feature `kStylisticAlternativesType`.
public let kStylisticAltFourteenOnSelector = 28
/// A selector of the feature `kStylisticAlternativesType`.
public let kStylisticAltFourteenOffSelector = 29
/// A selector of the feature `kStylisticAlternativesType`.
public let kStylisticAltFifteenOnSelector = 30
/// A selector of the feature `kStylisticAlternativesType`.
public let kStylisticAltFifteenOffSelector = 31
/// A selector of the feature `kStylisticAlternativesType`.
public let kStylisticAltSixteenOnSelector = 32
/// A selector of the feature `kStylisticAlternativesType`.
public let kStylisticAltSixteenOffSelector = 33
/// A selector of the feature `kStylisticAlternativesType`.
public let kStylisticAltSeventeenOnSelector = 34
/// A selector of the feature `kStylisticAlternativesType`.
public let kStylisticAltSeventeenOffSelector = 35
/// A selector of the feature `kStylisticAlternativesType`.
public let kStylisticAltEighteenOnSelector = 36
/// A selector of the feature `kStylisticAlternativesType`.
public let kStylisticAltEighteenOffSelector = 37
/// A selector of the feature `kStylisticAlternativesType`.
public let kStylisticAltNineteenOnSelector = 38
/// A selector of the feature `kStylisticAlternativesType`.
public let kStylisticAltNineteenOffSelector = 39
/// A selector of the feature `kStylisticAlternativesType`.
public let kStylisticAltTwentyOnSelector = 40
/// A selector of the feature `kStylisticAlternativesType`.
public let kStylisticAltTwentyOffSelector = 41

/// A selector of the feature `kContextualAlternatesType`.
public let kContextualAlternatesOnSelector = 0
/// A selector of the feature `kContextualAlternatesType`.
public let kContextualAlternatesOffSelector = 1
/// A selector of the feature `kContextualAlternatesType`.
public let kSwashAlternatesOnSelector = 2
/// A selector of the feature `kContextualAlternatesType`.
public let kSwashAlternatesOffSelector = 3
/// A selector of the feature `kContextualAlternatesType`.
public let kContextualSwashAlternatesOnSelector = 4
/// A selector of the feature `kContextualAlternatesType`.
public let kContextualSwashAlternatesOffSelector = 5

/// A selector of the feature `kLowerCaseType`.
public let kDefaultLowerCaseSelector = 0
/// A selector of the feature `kLowerCaseType`.
public let kLowerCaseSmallCapsSelector = 1
/// A selector of the feature `kLowerCaseType`.
public let kLowerCasePetiteCapsSelector = 2

/// A selector of the feature `kUpperCaseType`.
public let kDefaultUpperCaseSelector = 0
/// A selector of the feature `kUpperCaseType`.
public let kUpperCaseSmallCapsSelector = 1
/// A selector of the feature `kUpperCaseType`.
public let kUpperCasePetiteCapsSelector = 2
