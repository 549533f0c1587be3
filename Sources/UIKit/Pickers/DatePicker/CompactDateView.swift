import Foundation

/// The content of a compact date picker. The view shows the date and the time in buttons, each of which opens a panel.
@MainActor final class CompactDateView: UIView, UIPopoverPresentationControllerDelegate {
  /// The distance between the buttons in points.
  private static let spacing: CGFloat = 8

  private var settings: DateSettings
  private var date: Date
  private let dayPill = DatePill()
  private let timePill = DatePill()
  private weak var panel: DatePanelController?
  private var dayFormatter = DateFormatter()
  private var shortDayFormatter = DateFormatter()
  private var timeFormatter = DateFormatter()
  /// A closure that receives a date that the user has selected.
  var onPick: ((Date) -> Void)?

  init(_ settings: DateSettings, date: Date) {
    self.settings = settings
    self.date = date
    super.init(frame: .zero)
    for pill in [dayPill, timePill] {
      addSubview(pill)
      pill.addAction(
        UIAction { [weak self, weak pill] _ in
          if let pill { self?.open(pill) }
        }, for: .touchUpInside)
    }
    update(settings)
  }

  required init?(coder: NSCoder) {
    fatalError("CompactDateView does not support init(coder:); UIDatePicker creates it in code")
  }

  private var pills: [DatePill] {
    switch settings.mode {
    case .time: [timePill]
    case .dateAndTime: [dayPill, timePill]
    case .date, .yearAndMonth, .countDownTimer: [dayPill]
    }
  }

  func update(_ settings: DateSettings) {
    self.settings = settings
    let calendar = settings.effectiveCalendar
    for formatter in [dayFormatter, shortDayFormatter, timeFormatter] {
      formatter.locale = settings.effectiveLocale
      formatter.calendar = calendar
      formatter.timeZone = calendar.timeZone
    }
    // With large text, the date is short and numeric (measured on UIKit, case `datepicker-compact-ax1` of
    // Tests/Oracle).
    dayFormatter.dateStyle = traitCollection.preferredContentSizeCategory.isAccessibilityCategory ? .short : .medium
    dayFormatter.timeStyle = .none
    shortDayFormatter.dateStyle = .short
    shortDayFormatter.timeStyle = .none
    timeFormatter.dateStyle = .none
    timeFormatter.timeStyle = .short
    for pill in [dayPill, timePill] { pill.isHidden = !pills.contains { $0 === pill } }
    panel?.update(settings)
    show(date)
  }

  func show(_ date: Date) {
    self.date = date
    dayPill.text = dayFormatter.string(from: date)
    dayPill.shortText = shortDayFormatter.string(from: date)
    timePill.text = timeFormatter.string(from: date)
    panel?.picker.setDate(date, animated: true)
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  /// The size of all buttons with the spaces between them, in points.
  var contentSize: CGSize {
    let sizes = pills.map(\.contentSize)
    return CGSize(
      width: sizes.map(\.width).reduce(0, +) + Self.spacing * CGFloat(sizes.count - 1),
      height: sizes.map(\.height).max() ?? 0)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = (superview ?? self).effectiveUserInterfaceLayoutDirection == .rightToLeft
    // Where the date does not fit, it is short and numeric, as it is with large text. If this does not fit either, its font
    // becomes smaller. Tracker-ios by shervik shows a date in 100 points.
    dayPill.isShort = contentSize.width - DatePill.slack * CGFloat(pills.count) > bounds.width
    // The buttons are at the trailing edge (measured on UIKit, docs/measurements.md 21.9).
    let width = pills.map(\.visibleSize.width).reduce(0, +) + Self.spacing * CGFloat(pills.count - 1)
    var x = max(0, bounds.width - width)
    for pill in pills {
      var size = pill.visibleSize
      size.width = max(0, min(size.width, bounds.width - x))
      let y = nearestPixel((bounds.height - size.height) / 2)
      pill.frame = CGRect(
        x: isMirrored ? bounds.width - x - size.width : x, y: y, width: size.width, height: size.height)
      x += size.width + Self.spacing
    }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if previousTraitCollection?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory {
      update(settings)
    }
  }

  // MARK: Panel

  private func open(_ pill: DatePill) {
    guard let presenter = panelPresenter else {
      Diagnostics.report(
        "\(self): the panel of the date picker cannot be shown; set the rootViewController of its window first")
      return
    }
    var panelSettings = settings
    panelSettings.mode = pill === timePill ? .time : .date
    let panel = DatePanelController(panelSettings, date: date)
    panel.onPick = { [weak self] in self?.onPick?($0) }
    panel.onClose = { [weak pill] in pill?.isOpen = false }
    panel.modalPresentationStyle = .popover
    panel.popoverPresentationController?.sourceView = pill
    panel.popoverPresentationController?.sourceRect = pill.bounds
    panel.popoverPresentationController?.delegate = self
    pill.isOpen = true
    self.panel = panel
    presenter.present(panel, animated: true)
  }

  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }

  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .none }
}
