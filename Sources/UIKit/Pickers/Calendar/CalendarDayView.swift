import Foundation

/// A control that shows a day in a calendar view, with its number, a circle if it is selected, and a decoration.
@MainActor final class CalendarDayView: UIControl {
  private let circle = UIView()
  private let label = UILabel()
  private var decoration: (view: UIView, size: CGSize)?
  /// The start of the shown day. The value is `distantPast` before the first call of `show(_:text:state:design:)`.
  private(set) var day = Date.distantPast
  /// Indicates whether space for a decoration is left below the number.
  var hasDecorations = false { didSet { if hasDecorations != oldValue { setNeedsLayout() } } }
  /// A closure that shows an adjacent month in response to a key. Its argument is −1 for the previous month or 1 for
  /// the next month.
  var onTurn: ((Int) -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    circle.isUserInteractionEnabled = false
    label.textAlignment = .center
    addSubview(circle)
    addSubview(label)
  }

  required init?(coder: NSCoder) {
    fatalError("CalendarDayView does not support init(coder:); UICalendarView creates it in code")
  }

  /// The properties of a day that determine its appearance.
  struct State {
    var isSelected = false
    var isToday = false
    var isSelectable = true
    /// Indicates whether the user can select dates in the calendar view.
    var isInteractive = true
    /// Indicates whether the day belongs to a selected week. The background of the week is then drawn instead of a
    /// circle.
    var isInWeek = false
  }

  /// Shows a day.
  ///
  /// - Parameters:
  ///   - day: The start of the day.
  ///   - text: The number of the day in its month.
  ///   - state: The state of the day.
  ///   - design: The design of the font.
  func show(_ day: Date, text: String, state: State, design: UIFontDescriptor.SystemDesign) {
    self.day = day
    label.text = text
    isSelected = state.isSelected
    isEnabled = state.isSelectable && state.isInteractive
    let base = UIFont.systemFont(ofSize: 20, weight: state.isSelected ? .semibold : .regular)
    label.font =
      design == .default
      ? base : base.fontDescriptor.withDesign(design).map { UIFont(descriptor: $0, size: 20) } ?? base
    let isFilled = state.isSelected && state.isToday
    label.textColor =
      isFilled ? .white : !state.isSelectable ? .tertiaryLabel : state.isSelected || state.isToday ? tintColor : .label
    circle.isHidden = !state.isSelected || state.isInWeek
    circle.backgroundColor = isFilled ? tintColor : tintColor.withAlphaComponent(0.15)
  }

  func show(_ decoration: UICalendarView.Decoration?) {
    self.decoration?.view.removeFromSuperview()
    self.decoration = decoration?.makeView()
    if let view = self.decoration?.view {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    // The number and the decoration are centered together.
    let space: CGFloat = hasDecorations ? min(18, bounds.height / 3) : 0
    let height = bounds.height - space
    let diameter = min(44, bounds.width, height)
    label.frame = CGRect(x: 0, y: 0, width: bounds.width, height: height)
    circle.frame = CGRect(
      x: nearestPixel((bounds.width - diameter) / 2), y: nearestPixel((height - diameter) / 2), width: diameter,
      height: diameter)
    circle.layer.cornerRadius = diameter / 2
    guard let decoration else { return }
    let size = CGSize(width: min(bounds.width, decoration.size.width), height: min(space, decoration.size.height))
    decoration.view.frame = CGRect(
      x: nearestPixel((bounds.width - size.width) / 2), y: nearestPixel(height + (space - size.height) / 2 - 2),
      width: size.width, height: size.height)
  }

  override func stateChanged() {
    super.stateChanged()
    label.alpha = isHighlighted ? 0.3 : 1
  }

  package override var focusOutline: (rect: CGRect, radius: CGFloat) {
    (circle.frame, circle.bounds.height / 2)
  }

  package override func handleKey(_ key: UIKey) -> Bool {
    switch key.keyCode {
    case .keyboardPageUp: onTurn?(-1)
    case .keyboardPageDown: onTurn?(1)
    default: return false
    }
    return true
  }
}
