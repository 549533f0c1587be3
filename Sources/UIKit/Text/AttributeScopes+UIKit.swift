import Foundation

extension AttributeScopes {
  /// The attributes of UIKit's scope: `AttributeScopes.UIKitAttributes.self`.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

  /// What UIKit draws text with, for `AttributedString` and `AttributeContainer`: each holds what
  /// `NSAttributedString.Key` of the same name says.
  public struct UIKitAttributes: AttributeScope {
    /// The font of the letters; the label's or field's own where not given.
    public let font: FontAttribute
    /// Alignment, indents and distances of whole paragraphs.
    public let paragraphStyle: ParagraphStyleAttribute
    /// The colour of the letters.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind the letters.
    public let backgroundColor: BackgroundColorAttribute
    /// 1 lets letters join where the font has a sign for that, 0 does not.
    public let ligature: LigatureAttribute
    /// Points by which letters move apart; negative ones move them together.
    public let kern: KernAttribute
    /// The same, keeping ligatures together where the font asks for it.
    public let tracking: TrackingAttribute
    /// How the line through the letters is drawn.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// How the line below the letters is drawn.
    public let underlineStyle: UnderlineStyleAttribute
    /// The colour of outlines; that of the letters where not given.
    public let strokeColor: StrokeColorAttribute
    /// The width of outlines, in hundredths of the font's size; negative ones also fill.
    public let strokeWidth: StrokeWidthAttribute
    /// The shadow that the letters throw.
    public let shadow: ShadowAttribute
    /// Points by which letters stand above the line.
    public let baselineOffset: BaselineOffsetAttribute
    /// The colour of the line below; that of the letters where not given.
    public let underlineColor: UnderlineColorAttribute
    /// The colour of the line through the letters; that of the letters where not given.
    public let strikethroughColor: StrikethroughColorAttribute
    /// How far letters lean, as a slope.
    public let obliqueness: ObliquenessAttribute
    /// How far letters are stretched, as the logarithm of the factor.
    public let expansion: ExpansionAttribute
    /// Foundation's attributes, links among them.
    public let foundation: FoundationAttributes

    /// The font. Default: the view's.
    public enum FontAttribute: UIKitTextAttribute {
      /// A run of text has one `UIFont` for it.
      public typealias Value = UIFont
      /// What the attribute is called in archives, as by Apple.
      public static let name = "NSFont"
    }
    /// How paragraphs are set.
    public enum ParagraphStyleAttribute: UIKitTextAttribute {
      /// A run of text has one `NSParagraphStyle` for it.
      public typealias Value = NSParagraphStyle
      /// What the attribute is called in archives, as by Apple.
      public static let name = "NSParagraphStyle"
    }
    /// The colour of letters.
    public enum ForegroundColorAttribute: UIKitTextAttribute {
      /// A run of text has one `UIColor` for it.
      public typealias Value = UIColor
      /// What the attribute is called in archives, as by Apple.
      public static let name = "NSColor"
    }
    /// The colour behind letters.
    public enum BackgroundColorAttribute: UIKitTextAttribute {
      /// A run of text has one `UIColor` for it.
      public typealias Value = UIColor
      /// What the attribute is called in archives, as by Apple.
      public static let name = "NSBackgroundColor"
    }
    /// 0 means no ligatures.
    public enum LigatureAttribute: UIKitTextAttribute {
      /// A run of text has one `Int` for it.
      public typealias Value = Int
      /// What the attribute is called in archives, as by Apple.
      public static let name = "NSLigature"
    }
    /// Points added after each character.
    public enum KernAttribute: UIKitTextAttribute {
      /// A run of text has one `CGFloat` for it.
      public typealias Value = CGFloat
      /// What the attribute is called in archives, as by Apple.
      public static let name = "NSKern"
    }
    /// Points added after each character, without ligatures.
    public enum TrackingAttribute: UIKitTextAttribute {
      /// A run of text has one `CGFloat` for it.
      public typealias Value = CGFloat
      /// What the attribute is called in archives, as by Apple.
      public static let name = "CTTracking"
    }
    /// A line through the text.
    public enum StrikethroughStyleAttribute: UIKitTextAttribute {
      /// A run of text has one `NSUnderlineStyle` for it.
      public typealias Value = NSUnderlineStyle
      /// What the attribute is called in archives, as by Apple.
      public static let name = "NSStrikethrough"
    }
    /// A line under the text.
    public enum UnderlineStyleAttribute: UIKitTextAttribute {
      /// A run of text has one `NSUnderlineStyle` for it.
      public typealias Value = NSUnderlineStyle
      /// What the attribute is called in archives, as by Apple.
      public static let name = "NSUnderline"
    }
    /// The colour of outlines.
    public enum StrokeColorAttribute: UIKitTextAttribute {
      /// A run of text has one `UIColor` for it.
      public typealias Value = UIColor
      /// What the attribute is called in archives, as by Apple.
      public static let name = "NSStrokeColor"
    }
    /// The width of outlines in per cent of the font size.
    public enum StrokeWidthAttribute: UIKitTextAttribute {
      /// A run of text has one `CGFloat` for it.
      public typealias Value = CGFloat
      /// What the attribute is called in archives, as by Apple.
      public static let name = "NSStrokeWidth"
    }
    /// A shadow under the letters.
    public enum ShadowAttribute: UIKitTextAttribute {
      /// A run of text has one `NSShadow` for it.
      public typealias Value = NSShadow
      /// What the attribute is called in archives, as by Apple.
      public static let name = "NSShadow"
    }
    /// Points above the baseline.
    public enum BaselineOffsetAttribute: UIKitTextAttribute {
      /// A run of text has one `CGFloat` for it.
      public typealias Value = CGFloat
      /// What the attribute is called in archives, as by Apple.
      public static let name = "NSBaselineOffset"
    }
    /// The colour of the line under the text.
    public enum UnderlineColorAttribute: UIKitTextAttribute {
      /// A run of text has one `UIColor` for it.
      public typealias Value = UIColor
      /// What the attribute is called in archives, as by Apple.
      public static let name = "NSUnderlineColor"
    }
    /// The colour of the line through the text.
    public enum StrikethroughColorAttribute: UIKitTextAttribute {
      /// A run of text has one `UIColor` for it.
      public typealias Value = UIColor
      /// What the attribute is called in archives, as by Apple.
      public static let name = "NSStrikethroughColor"
    }
    /// Kept; drawn upright.
    public enum ObliquenessAttribute: UIKitTextAttribute {
      /// A run of text has one `CGFloat` for it.
      public typealias Value = CGFloat
      /// What the attribute is called in archives, as by Apple.
      public static let name = "NSObliqueness"
    }
    /// Kept; drawn at normal width.
    public enum ExpansionAttribute: UIKitTextAttribute {
      /// A run of text has one `CGFloat` for it.
      public typealias Value = CGFloat
      /// What the attribute is called in archives, as by Apple.
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
