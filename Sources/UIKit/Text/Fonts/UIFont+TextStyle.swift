extension UIFont {
  /// A style for a purpose of text, such as headlines. The font size depends on the preferred text size.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The name of the style in UIKit.
    public let rawValue: String

    /// Creates a text style from its name.
    ///
    /// - Parameter rawValue: The name of the style. Unknown styles have the size of `body`.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The style of extra large titles: bold and 36 points at every text size.
    public static let extraLargeTitle = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle")

    /// The style of smaller extra large titles: bold and 28 points at every text size.
    public static let extraLargeTitle2 = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle2")

    /// The style of large titles: 34 points at the default text size.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")

    /// The style of first-level titles: 28 points at the default text size.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")

    /// The style of second-level titles: 22 points at the default text size.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")

    /// The style of third-level titles: 20 points at the default text size.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")

    /// The style of headings: semibold and 17 points at the default text size.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")

    /// The style of subheadings: 15 points at the default text size.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")

    /// The style of body text: 17 points at the default text size.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")

    /// The style of callouts: 16 points at the default text size.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")

    /// The style of footnotes: 13 points at the default text size.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")

    /// The style of captions: 12 points at the default text size.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")

    /// The style of secondary captions: 11 points at the default text size.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    /// Returns the font size and the distance between baselines at a text size, in points. The values are those of
    /// Apple's published tables.
    func metrics(_ category: UIContentSizeCategory) -> (size: CGFloat, lineSpacing: CGFloat) {
      let categoryIndex = UIContentSizeCategory.ordered.firstIndex(of: category) ?? 3
      let entry = (Self.sizesByStyle[self] ?? Self.sizesByStyle[.body]!)[categoryIndex]
      return (CGFloat(entry.0), CGFloat(entry.1))
    }

    private static let bodySizes = [
      (14, 19), (15, 20), (16, 21), (17, 22), (19, 24), (21, 26), (23, 29), (28, 34), (33, 40), (40, 48), (47, 56),
      (53, 62),
    ]

    private static let sizesByStyle: [TextStyle: [(Int, Int)]] = [
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
      // The value for accessibilityLarge is 29: with Apple's formula, it is the only number that scales 8 to 18 points
      // (control-metrics, UIFontMetrics).
      .caption2: [
        (11, 13), (11, 13), (11, 13), (11, 13), (13, 18), (15, 20), (17, 22), (20, 25), (24, 29), (29, 35), (34, 41),
        (40, 48),
      ],
    ]
  }
}
