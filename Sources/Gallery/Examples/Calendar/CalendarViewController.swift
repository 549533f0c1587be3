import UIKit

/// A list with the calendar of a month, a date picker with which events are added, and the events of the selected day.
final class CalendarViewController: UICollectionViewController, UICalendarViewDelegate,
  UICalendarSelectionSingleDateDelegate
{
  /// An event of a day, which is a row of the list.
  struct Event {
    let title: String
    let time: Date
    let color: UIColor
  }

  let calendarView = UICalendarView()
  let picker = UIDatePicker()
  private(set) var events: [Date: [Event]] = [:]
  private lazy var selection = UICalendarSelectionSingleDate(delegate: self)
  private let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0)!
    return calendar
  }()
  private lazy var times: DateFormatter = {
    let formatter = DateFormatter()
    formatter.timeZone = calendar.timeZone
    formatter.timeStyle = .short
    return formatter
  }()

  init() {
    let configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
  }

  required init?(coder: NSCoder) { fatalError("CalendarViewController does not support init(coder:)") }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Calendar"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.addEvent() })
    makeEvents()

    calendarView.calendar = calendar
    calendarView.delegate = self
    calendarView.selectionBehavior = selection
    picker.calendar = calendar
    picker.minuteInterval = 15
    collectionView.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
    collectionView.register(CalendarCell.self, forCellWithReuseIdentifier: "calendar")
    show(day(20))
  }

  private func day(_ number: Int) -> DateComponents {
    DateComponents(calendar: calendar, year: 2026, month: 5, day: number)
  }

  private func makeEvents() {
    let plans: [(day: Int, hour: Int, title: String, color: UIColor)] = [
      (6, 9, "Dentist", .systemRed), (12, 18, "Choir", .systemPurple), (14, 10, "Review of the draft", .systemBlue),
      (20, 8, "Breakfast with Mira", .systemOrange), (20, 11, "Planning", .systemBlue),
      (20, 19, "Concert", .systemPurple), (27, 15, "Train to Vienna", .systemGreen),
    ]
    for plan in plans {
      guard let start = calendar.date(from: day(plan.day)) else { continue }
      let time = start.addingTimeInterval(TimeInterval(plan.hour) * 3600)
      events[start, default: []].append(Event(title: plan.title, time: time, color: plan.color))
    }
  }

  // MARK: The calendar

  func calendarView(
    _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
  ) -> UICalendarView.Decoration? {
    guard let date = calendar.date(from: dateComponents), let first = events[date]?.first else { return nil }
    return .default(color: first.color, size: (events[date]?.count ?? 0) > 1 ? .large : .medium)
  }

  func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?) {
    if let dateComponents { show(dateComponents) }
  }

  // Another tap on the selected day does not deselect it.
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool { dateComponents != nil }

  /// Selects a day and shows its events.
  func show(_ components: DateComponents) {
    selection.setSelected(components, animated: false)
    calendarView.visibleDateComponents = components
    if let date = calendar.date(from: components) { picker.date = date.addingTimeInterval(9 * 3600) }
    collectionView.reloadSections([1, 2])
  }

  // MARK: The events of a day

  /// The events of the selected day, from morning to evening.
  var eventsOfDay: [Event] {
    let day = selection.selectedDate.flatMap { calendar.date(from: $0) }
    return (day.flatMap { events[$0] } ?? []).sorted { $0.time < $1.time }
  }

  /// Adds an event at the date and time of the date picker.
  func addEvent() {
    let time = picker.date
    let start = calendar.startOfDay(for: time)
    events[start, default: []].append(Event(title: "New event", time: time, color: .systemTeal))
    var components = calendar.dateComponents([.era, .year, .month, .day], from: start)
    components.calendar = calendar
    calendarView.reloadDecorations(forDateComponents: [components], animated: true)
    show(components)
    picker.date = time
  }

  override func numberOfSections(in collectionView: UICollectionView) -> Int { 3 }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    section == 2 ? max(1, eventsOfDay.count) : 1
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    if indexPath.section == 0 {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "calendar", for: indexPath)
      (cell as? CalendarCell)?.show(calendarView)
      return cell
    }
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
    guard let row = cell as? UICollectionViewListCell else { return cell }
    var content = row.defaultContentConfiguration()
    row.accessories = []
    if indexPath.section == 1 {
      content.text = "Add at"
      // Large text leaves the picker its space.
      content.textProperties.numberOfLines = 1
      content.textProperties.adjustsFontSizeToFitWidth = true
      picker.sizeToFit()
      row.accessories = [.customView(configuration: .init(customView: picker, placement: .trailing()))]
    } else if eventsOfDay.isEmpty {
      content.text = "No events"
      content.textProperties.color = .secondaryLabel
    } else {
      let event = eventsOfDay[indexPath.item]
      content.text = event.title
      content.secondaryText = times.string(from: event.time)
      content.image = UIImage(systemName: "circle.fill")
      content.imageProperties.tintColor = event.color
    }
    row.contentConfiguration = content
    return row
  }

  override func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    false
  }
}
