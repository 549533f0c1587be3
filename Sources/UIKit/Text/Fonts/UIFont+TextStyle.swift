extension UIFont {
  /// A role of text, whose size follows the user's preference.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// UIKit's name of the style.
    public let rawValue: String

    /// The style of that name; unknown ones have the size of `body`.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// 36 points at every text size.
    public static let extraLargeTitle = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle")

    /// 28 points at every text size.
    public static let extraLargeTitle2 = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle2")

    /// 34 points at the default text size.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")

    /// 28 points at the default text size.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")

    /// 22 points at the default text size.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")

    /// 20 points at the default text size.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")

    /// 17 points, semibold, at the default text size.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")

    /// 15 points at the default text size.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")

    /// 17 points at the default text size: that of running text.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")

    /// 16 points at the default text size.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")

    /// 13 points at the default text size.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")

    /// 12 points at the default text size.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")

    /// 11 points at the default text size.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    /// Size and distance of baselines in points at a text size, from Apple's published tables.
    func metrics(_ category: UIContentSizeCategory) -> (size: CGFloat, lineSpacing: CGFloat) {
      let column = UIContentSizeCategory.ordered.firstIndex(of: category) ?? 3
      let entry = (Self.table[self] ?? Self.table[.body]!)[column]
      return (CGFloat(entry.0), CGFloat(entry.1))
    }

    private static let bodySizes = [
      (14, 19), (15, 20), (16, 21), (17, 22), (19, 24), (21, 26), (23, 29), (28, 34), (33, 40), (40, 48), (47, 56),
      (53, 62),
    ]

    private static let table: [TextStyle: [(Int, Int)]] = [
      .extraLargeTitle: Array(repeating: (36, 43), count: 12),
      .extraLargeTitle2: Array(repeating: (28, 34), count: 12),
      .largeTitle: [
        (31, 38), (32, 39), (33, 40), (34, 41), (36, 43), (38, 46), (40, 48), (44, 52), (48, 57), (52, 61), (56, 66),
        (60, 70),
      ],
      .title1: [
        (25, 31), (26, 32), (27, 33), (28, 34), (30, 37), (32, 39), (34, 41), (38, 46), (43, 51), (48, 57), (53, 62),
        (58, 68),
      ],
      .title2: [
        (19, 24), (20, 25), (21, 26), (22, 28), (24, 30), (26, 32), (28, 34), (34, 41), (39, 47), (44, 52), (50, 59),
        (56, 66),
      ],
      .title3: [
        (17, 22), (18, 23), (19, 24), (20, 25), (22, 28), (24, 30), (26, 32), (31, 38), (37, 44), (43, 51), (49, 58),
        (55, 65),
      ],
      .headline: bodySizes,
      .body: bodySizes,
      .callout: [
        (13, 18), (14, 19), (15, 20), (16, 21), (18, 23), (20, 25), (22, 28), (26, 32), (32, 39), (38, 46), (44, 52),
        (51, 60),
      ],
      .subheadline: [
        (12, 16), (13, 18), (14, 19), (15, 20), (17, 22), (19, 24), (21, 28), (25, 31), (30, 37), (36, 43), (42, 50),
        (49, 58),
      ],
      .footnote: [
        (12, 16), (12, 16), (12, 16), (13, 18), (15, 20), (17, 22), (19, 24), (23, 29), (27, 33), (33, 40), (38, 46),
        (44, 52),
      ],
      .caption1: [
        (11, 13), (11, 13), (11, 13), (12, 16), (14, 19), (16, 21), (18, 23), (22, 28), (26, 32), (32, 39), (37, 44),
        (43, 51),
      ],
      // 29 at accessibilityLarge: with Apple's formula no other number makes 18 points of 8 (control-metrics, UIFontMetrics).
      .caption2: [
        (11, 13), (11, 13), (11, 13), (11, 13), (13, 18), (15, 20), (17, 22), (20, 25), (24, 29), (29, 35), (34, 41),
        (40, 48),
      ],
    ]
  }
}
