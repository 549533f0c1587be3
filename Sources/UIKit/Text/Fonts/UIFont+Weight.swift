extension UIFont {
  /// The weight of a font, from −1 to 1. The regular weight is 0.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The weight, from −1 to 1. Text is drawn in the nearest of the nine named weights that the font family has.
    public let rawValue: CGFloat

    /// Creates a weight from a number.
    ///
    /// - Parameter rawValue: The weight, from −1 to 1.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Creates a weight from a number.
    ///
    /// - Parameter rawValue: The weight, from −1 to 1.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// The ultra light weight, −0.8, which corresponds to 100 in font files.
    public static let ultraLight = Weight(-0.8)

    /// The thin weight, −0.6, which corresponds to 200 in font files.
    public static let thin = Weight(-0.6)

    /// The light weight, −0.4, which corresponds to 300 in font files.
    public static let light = Weight(-0.4)

    /// The regular weight of body text, 0, which corresponds to 400 in font files.
    public static let regular = Weight(0)

    /// The medium weight, 0.23, which corresponds to 500 in font files.
    public static let medium = Weight(0.23)

    /// The semibold weight of headlines, 0.3, which corresponds to 600 in font files.
    public static let semibold = Weight(0.3)

    /// The bold weight, 0.4, which corresponds to 700 in font files.
    public static let bold = Weight(0.4)

    /// The heavy weight, 0.56, which corresponds to 800 in font files.
    public static let heavy = Weight(0.56)
    /// The black weight, 0.62, which corresponds to 900 in font files.
    public static let black = Weight(0.62)

    /// The weight on the scale of font files, from 100 to 900.
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

  /// The width of a font. The normal width is 0.
  public struct Width: RawRepresentable, Hashable, Sendable {
    /// The width. Text is drawn in the nearest of the named widths that the font family has.
    public let rawValue: CGFloat

    /// Creates a width from a number.
    ///
    /// - Parameter rawValue: The width. The normal width is 0.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Creates a width from a number.
    ///
    /// - Parameter rawValue: The width. The normal width is 0.
    public init(_ rawValue: CGFloat) { self.init(rawValue: rawValue) }

    /// The compressed width, −0.3: 62 % of the normal width.
    public static let compressed = Width(rawValue: -0.3)

    /// The condensed width, −0.2: 75 % of the normal width.
    public static let condensed = Width(rawValue: -0.2)

    /// The standard width, 0.
    public static let standard = Width(rawValue: 0)

    /// The expanded width, 0.2: 125 % of the normal width.
    public static let expanded = Width(rawValue: 0.2)

    /// The width in per cent of the normal width, as in font files.
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
