extension UIFont {
  /// How heavy strokes are: from −1 to 1, 0 regular.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// From −1 to 1. Fonts are drawn in the nearest of the nine weights below that the family has.
    public let rawValue: CGFloat

    /// The weight of that value.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The same without a label.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// The thinnest.
    public static let ultraLight = Weight(-0.8)

    /// −0.6: 200 in font files.
    public static let thin = Weight(-0.6)

    /// −0.4: 300 in font files.
    public static let light = Weight(-0.4)

    /// 0: 400 in font files. The weight of text.
    public static let regular = Weight(0)

    /// 0.23: 500 in font files.
    public static let medium = Weight(0.23)

    /// 0.3: 600 in font files. The weight of headlines.
    public static let semibold = Weight(0.3)

    /// 0.4: 700 in font files.
    public static let bold = Weight(0.4)

    /// 0.56: 800 in font files.
    public static let heavy = Weight(0.56)
    /// The heaviest.
    public static let black = Weight(0.62)

    /// On the scale of 100 to 900 of font files.
    var numeric: Int {
      let steps: [(CGFloat, Int)] = [
        (-0.8, 100), (-0.6, 200), (-0.4, 300), (0, 400), (0.23, 500), (0.3, 600), (0.4, 700), (0.56, 800), (0.62, 900),
      ]
      return steps.min { abs($0.0 - rawValue) < abs($1.0 - rawValue) }?.1 ?? 400
    }

    init(numeric: Int) {
      let values: [CGFloat] = [-0.8, -0.6, -0.4, 0, 0.23, 0.3, 0.4, 0.56, 0.62]
      self.init(values[min(max((numeric + 50) / 100, 1), 9) - 1])
    }
  }

  /// How wide letters are: 0 is normal.
  public struct Width: RawRepresentable, Hashable, Sendable {
    /// How much wider than normal letters are; fonts are drawn in the nearest of the widths below that the family has.
    public let rawValue: CGFloat

    /// The width of that value.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The width with that number, as `init(rawValue:)`.
    public init(_ rawValue: CGFloat) { self.init(rawValue: rawValue) }

    /// −0.3: 62 % of normal.
    public static let compressed = Width(rawValue: -0.3)

    /// −0.2: 75 % of normal.
    public static let condensed = Width(rawValue: -0.2)

    /// 0: as the font is.
    public static let standard = Width(rawValue: 0)

    /// 0.2: 125 % of normal.
    public static let expanded = Width(rawValue: 0.2)

    /// In per cent of normal, as font files have it.
    var percent: Int {
      switch rawValue {
      case ..<(-0.25): return 62
      case ..<(-0.1): return 75
      case ..<0.1: return 100
      default: return 125
      }
    }
  }
}
