import Foundation

/// One attribute of UIKit's text, under the name that `NSAttributedString` knows it by.
protocol UIKitTextAttribute: AttributedStringKey {}

extension AttributeScopes {
  /// The attributes of UIKit's scope: `AttributeScopes.UIKitAttributes.self`.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

  /// What UIKit draws text with, for `AttributedString` and `AttributeContainer`: each holds what
  /// `NSAttributedString.Key` of the same name says.
  public struct UIKitAttributes: AttributeScope {
    public let font: FontAttribute
    public let paragraphStyle: ParagraphStyleAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let backgroundColor: BackgroundColorAttribute
    public let ligature: LigatureAttribute
    public let kern: KernAttribute
    public let tracking: TrackingAttribute
    public let strikethroughStyle: StrikethroughStyleAttribute
    public let underlineStyle: UnderlineStyleAttribute
    public let strokeColor: StrokeColorAttribute
    public let strokeWidth: StrokeWidthAttribute
    public let shadow: ShadowAttribute
    public let baselineOffset: BaselineOffsetAttribute
    public let underlineColor: UnderlineColorAttribute
    public let strikethroughColor: StrikethroughColorAttribute
    public let obliqueness: ObliquenessAttribute
    public let expansion: ExpansionAttribute
    /// Foundation's attributes, links among them.
    public let foundation: FoundationAttributes

    /// The font. Default: the view's.
    public enum FontAttribute: UIKitTextAttribute {
      public typealias Value = UIFont
      public static let name = "NSFont"
    }
    /// How paragraphs are set.
    public enum ParagraphStyleAttribute: UIKitTextAttribute {
      public typealias Value = NSParagraphStyle
      public static let name = "NSParagraphStyle"
    }
    /// The colour of letters.
    public enum ForegroundColorAttribute: UIKitTextAttribute {
      public typealias Value = UIColor
      public static let name = "NSColor"
    }
    /// The colour behind letters.
    public enum BackgroundColorAttribute: UIKitTextAttribute {
      public typealias Value = UIColor
      public static let name = "NSBackgroundColor"
    }
    /// 0 means no ligatures.
    public enum LigatureAttribute: UIKitTextAttribute {
      public typealias Value = Int
      public static let name = "NSLigature"
    }
    /// Points added after each character.
    public enum KernAttribute: UIKitTextAttribute {
      public typealias Value = CGFloat
      public static let name = "NSKern"
    }
    /// Points added after each character, without ligatures.
    public enum TrackingAttribute: UIKitTextAttribute {
      public typealias Value = CGFloat
      public static let name = "CTTracking"
    }
    /// A line through the text.
    public enum StrikethroughStyleAttribute: UIKitTextAttribute {
      public typealias Value = NSUnderlineStyle
      public static let name = "NSStrikethrough"
    }
    /// A line under the text.
    public enum UnderlineStyleAttribute: UIKitTextAttribute {
      public typealias Value = NSUnderlineStyle
      public static let name = "NSUnderline"
    }
    /// The colour of outlines.
    public enum StrokeColorAttribute: UIKitTextAttribute {
      public typealias Value = UIColor
      public static let name = "NSStrokeColor"
    }
    /// The width of outlines in per cent of the font size.
    public enum StrokeWidthAttribute: UIKitTextAttribute {
      public typealias Value = CGFloat
      public static let name = "NSStrokeWidth"
    }
    /// A shadow under the letters.
    public enum ShadowAttribute: UIKitTextAttribute {
      public typealias Value = NSShadow
      public static let name = "NSShadow"
    }
    /// Points above the baseline.
    public enum BaselineOffsetAttribute: UIKitTextAttribute {
      public typealias Value = CGFloat
      public static let name = "NSBaselineOffset"
    }
    /// The colour of the line under the text.
    public enum UnderlineColorAttribute: UIKitTextAttribute {
      public typealias Value = UIColor
      public static let name = "NSUnderlineColor"
    }
    /// The colour of the line through the text.
    public enum StrikethroughColorAttribute: UIKitTextAttribute {
      public typealias Value = UIColor
      public static let name = "NSStrikethroughColor"
    }
    /// Kept; drawn upright.
    public enum ObliquenessAttribute: UIKitTextAttribute {
      public typealias Value = CGFloat
      public static let name = "NSObliqueness"
    }
    /// Kept; drawn at normal width.
    public enum ExpansionAttribute: UIKitTextAttribute {
      public typealias Value = CGFloat
      public static let name = "NSExpansion"
    }
  }
}

extension AttributeDynamicLookup {
  /// Lets UIKit's attributes be written as members: `text.font`, `container.foregroundColor`.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
  ) -> Key { self[Key.self] }
}
