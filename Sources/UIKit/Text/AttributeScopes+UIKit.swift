import Foundation

extension AttributeScopes {
  /// The scope of UIKit's attributes, which is also written `AttributeScopes.UIKitAttributes.self`.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

  /// The attributes with which UIKit draws an `AttributedString`. Each one has the meaning of the
  /// `NSAttributedString.Key` of the same name.
  public struct UIKitAttributes: AttributeScope {
    /// The font of the text. If it is missing, the font of the label or field is used.
    public let font: FontAttribute
    /// The alignment, indents and spacing of whole paragraphs.
    public let paragraphStyle: ParagraphStyleAttribute
    /// The color of the text.
    public let foregroundColor: ForegroundColorAttribute
    /// The color of the background behind the text.
    public let backgroundColor: BackgroundColorAttribute
    /// A number that determines whether ligatures are used. The value 1 enables the ligatures of the font, and 0 disables them.
    public let ligature: LigatureAttribute
    /// The distance to add between characters, in points. Negative values move them together.
    public let kern: KernAttribute
    /// The distance to add between characters, in points. Tracking takes precedence over `kern` and disables ligatures.
    public let tracking: TrackingAttribute
    /// The style of the line through the text.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The style of the line under the text.
    public let underlineStyle: UnderlineStyleAttribute
    /// The color of outlines. If it is missing, the color of the text is used.
    public let strokeColor: StrokeColorAttribute
    /// The width of outlines, in per cent of the font size. Outlines of a negative width are also filled.
    public let strokeWidth: StrokeWidthAttribute
    /// The shadow of the text.
    public let shadow: ShadowAttribute
    /// The distance of the text above the baseline, in points.
    public let baselineOffset: BaselineOffsetAttribute
    /// The color of the line under the text. If it is missing, the color of the text is used.
    public let underlineColor: UnderlineColorAttribute
    /// The color of the line through the text. If it is missing, the color of the text is used.
    public let strikethroughColor: StrikethroughColorAttribute
    /// The slant of the glyphs. The value is stored but has no effect: text is drawn upright.
    public let obliqueness: ObliquenessAttribute
    /// The logarithm of the factor by which glyphs are stretched. The value is stored but has no effect: text is drawn at its normal
    /// width.
    public let expansion: ExpansionAttribute
    /// The attachment of the character `\u{FFFC}`.
    public let attachment: AttachmentAttribute
    /// The effect with which the text is drawn. The value is stored but has no effect.
    public let textEffect: TextEffectAttribute
    /// The attributes that Foundation defines, such as links.
    public let foundation: FoundationAttributes

    /// The attribute for the font of the text.
    public enum FontAttribute: UIKitTextAttribute {
      /// A font, which includes the size of the text.
      public typealias Value = UIFont
      /// The raw value of the `NSAttributedString.Key` for the attribute.
      public static let name = "NSFont"
    }
    /// The attribute for the paragraph style of the text: the alignment, indents and spacing of whole paragraphs.
    public enum ParagraphStyleAttribute: UIKitTextAttribute {
      /// A paragraph style, which applies to the whole paragraph.
      public typealias Value = NSParagraphStyle
      /// The raw value of the `NSAttributedString.Key` for the attribute.
      public static let name = "NSParagraphStyle"
    }
    /// The attribute for the color of the text.
    public enum ForegroundColorAttribute: UIKitTextAttribute {
      /// A color. A dynamic color is resolved when the text is drawn.
      public typealias Value = UIColor
      /// The raw value of the `NSAttributedString.Key` for the attribute.
      public static let name = "NSColor"
    }
    /// The attribute for the color of the background behind the text.
    public enum BackgroundColorAttribute: UIKitTextAttribute {
      /// A color. A dynamic color is resolved when the text is drawn.
      public typealias Value = UIColor
      /// The raw value of the `NSAttributedString.Key` for the attribute.
      public static let name = "NSBackgroundColor"
    }
    /// The attribute for the use of ligatures, a number. The value 0 disables ligatures.
    public enum LigatureAttribute: UIKitTextAttribute {
      /// A number: 0 to use no ligatures, 1 to use those of the font.
      public typealias Value = Int
      /// The raw value of the `NSAttributedString.Key` for the attribute.
      public static let name = "NSLigature"
    }
    /// The attribute for the distance to add after each character, in points.
    public enum KernAttribute: UIKitTextAttribute {
      /// A distance in points. A negative value moves characters together.
      public typealias Value = CGFloat
      /// The raw value of the `NSAttributedString.Key` for the attribute.
      public static let name = "NSKern"
    }
    /// The attribute for the distance to add after each character, in points. Tracking also disables ligatures.
    public enum TrackingAttribute: UIKitTextAttribute {
      /// A distance in points. A negative value moves characters together.
      public typealias Value = CGFloat
      /// The raw value of the `NSAttributedString.Key` for the attribute.
      public static let name = "CTTracking"
    }
    /// The attribute for the style of the line through the text.
    public enum StrikethroughStyleAttribute: UIKitTextAttribute {
      /// A set of options: the thickness, the pattern and the extent of the line.
      public typealias Value = NSUnderlineStyle
      /// The raw value of the `NSAttributedString.Key` for the attribute.
      public static let name = "NSStrikethrough"
    }
    /// The attribute for the style of the line under the text.
    public enum UnderlineStyleAttribute: UIKitTextAttribute {
      /// A set of options: the thickness, the pattern and the extent of the line.
      public typealias Value = NSUnderlineStyle
      /// The raw value of the `NSAttributedString.Key` for the attribute.
      public static let name = "NSUnderline"
    }
    /// The attribute for the color of the outlines of characters.
    public enum StrokeColorAttribute: UIKitTextAttribute {
      /// A color. A dynamic color is resolved when the text is drawn.
      public typealias Value = UIColor
      /// The raw value of the `NSAttributedString.Key` for the attribute.
      public static let name = "NSStrokeColor"
    }
    /// The attribute for the width of outlines, in per cent of the font size.
    public enum StrokeWidthAttribute: UIKitTextAttribute {
      /// A width in per cent of the font size.
      public typealias Value = CGFloat
      /// The raw value of the `NSAttributedString.Key` for the attribute.
      public static let name = "NSStrokeWidth"
    }
    /// The attribute for the shadow of the text.
    public enum ShadowAttribute: UIKitTextAttribute {
      /// A shadow with an offset, a blur radius and a color.
      public typealias Value = NSShadow
      /// The raw value of the `NSAttributedString.Key` for the attribute.
      public static let name = "NSShadow"
    }
    /// The attribute for the distance of the text above the baseline, in points.
    public enum BaselineOffsetAttribute: UIKitTextAttribute {
      /// A distance in points. A negative value moves the text below the baseline.
      public typealias Value = CGFloat
      /// The raw value of the `NSAttributedString.Key` for the attribute.
      public static let name = "NSBaselineOffset"
    }
    /// The attribute for the color of the line under the text.
    public enum UnderlineColorAttribute: UIKitTextAttribute {
      /// A color. A dynamic color is resolved when the text is drawn.
      public typealias Value = UIColor
      /// The raw value of the `NSAttributedString.Key` for the attribute.
      public static let name = "NSUnderlineColor"
    }
    /// The attribute for the color of the line through the text.
    public enum StrikethroughColorAttribute: UIKitTextAttribute {
      /// A color. A dynamic color is resolved when the text is drawn.
      public typealias Value = UIColor
      /// The raw value of the `NSAttributedString.Key` for the attribute.
      public static let name = "NSStrikethroughColor"
    }
    /// The attribute for the slant of the glyphs. The value is stored but has no effect: text is drawn upright.
    public enum ObliquenessAttribute: UIKitTextAttribute {
      /// A number, where 0 means that the glyphs are upright.
      public typealias Value = CGFloat
      /// The raw value of the `NSAttributedString.Key` for the attribute.
      public static let name = "NSObliqueness"
    }
    /// The attribute for the horizontal stretch of the glyphs. The value is stored but has no effect: text is drawn at its normal
    /// width.
    public enum ExpansionAttribute: UIKitTextAttribute {
      /// The natural logarithm of a factor. The value 0 means that the glyphs have their normal width.
      public typealias Value = CGFloat
      /// The raw value of the `NSAttributedString.Key` for the attribute.
      public static let name = "NSExpansion"
    }
    /// The attribute for attachments.
    public enum AttachmentAttribute: UIKitTextAttribute {
      /// An attachment, which is compared by identity.
      public typealias Value = NSTextAttachment
      /// The raw value of the `NSAttributedString.Key` for the attribute.
      public static let name = "NSAttachment"
    }
    /// The attribute for text effects. The value is stored but has no effect.
    public enum TextEffectAttribute: UIKitTextAttribute {
      /// The style of an effect.
      public typealias Value = NSAttributedString.TextEffectStyle
      /// The raw value of the `NSAttributedString.Key` for the attribute.
      public static let name = "NSTextEffect"
    }
  }
}

extension AttributeDynamicLookup {
  /// Makes UIKit's attributes available as members, as in `text.font` and `container.foregroundColor`.
  ///
  /// - Parameter keyPath: The key path of an attribute in the scope.
  /// - Returns: The attribute's key.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
  ) -> Key { self[Key.self] }
}
