import Foundation

/// The panel of a compact date picker, which shows a calendar or wheels for the time.
@MainActor final class DatePanelController: UIViewController {
  /// The sizes of the panels in points.
  private static let calendarSize = CGSize(width: 320, height: 366)
  private static let timeSize = CGSize(width: 240, height: 216)

  let picker = UIDatePicker()
  /// A closure that receives a date that the user has selected.
  var onPick: ((Date) -> Void)?
  /// A closure that is called when the panel has disappeared.
  var onClose: (() -> Void)?

  init(_ settings: DateSettings, date: Date) {
    super.init(nibName: nil, bundle: nil)
    picker.preferredDatePickerStyle = settings.mode == .time ? .wheels : .inline
    picker.datePickerMode = settings.mode
    update(settings)
    picker.date = date
    picker.addAction(
      UIAction { [weak self] _ in
        if let self { onPick?(picker.date) }
      }, for: .valueChanged)
    preferredContentSize = settings.mode == .time ? Self.timeSize : Self.calendarSize
  }

  required init?(coder: NSCoder) {
    fatalError("DatePanelController does not support init(coder:); UIDatePicker creates it in code")
  }

  /// Applies the settings of the date picker that opened the panel, except its mode.
  func update(_ settings: DateSettings) {
    picker.calendar = settings.calendar
    picker.locale = settings.locale
    picker.timeZone = settings.timeZone
    picker.minuteInterval = settings.minuteInterval
    picker.roundsToMinuteInterval = settings.roundsToMinuteInterval
    picker.minimumDate = settings.minimum
    picker.maximumDate = settings.maximum
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(picker)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    picker.frame = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 8, dy: 8)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    onClose?()
  }
}
