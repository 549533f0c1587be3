/// How much a layout wish matters: 1 to 1000, where 1000 is a must.
public struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
  /// From 1 to 1000; the larger one wins.
  public let rawValue: Float

  /// The priority of that value. Values out of range are not checked.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// The same with a label.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// 1000.
  public static let required = UILayoutPriority(1000)
  /// 750: how strongly content resists being squeezed.
  public static let defaultHigh = UILayoutPriority(750)

  /// 510: above a window's wish to keep its size.
  public static let dragThatCanResizeScene = UILayoutPriority(510)

  /// 500: a window's wish to keep its size.
  public static let sceneSizeStayPut = UILayoutPriority(500)

  /// 490: below a window's wish to keep its size.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// 250: how strongly content resists being stretched.
  public static let defaultLow = UILayoutPriority(250)
  /// 50: for measuring.
  public static let fittingSizeLevel = UILayoutPriority(50)

  /// Whether `left` yields to `right`.
  public static func < (left: UILayoutPriority, right: UILayoutPriority) -> Bool { left.rawValue < right.rawValue }
}
