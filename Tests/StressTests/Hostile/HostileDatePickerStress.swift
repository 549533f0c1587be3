import TestSupport
import UIKit
import UIKitTesting

/// A date picker whose mode, style, limits, interval, locale, calendar and time zone change at random, also in its own action and while
/// its wheels turn, and which leaves its window meanwhile.
///
/// The date is inside of the limits and on the interval, and the picker sends events for changes by the user only.
@MainActor
final class HostileDatePickerStress {
  private let app: TestApplication
  private var numbers: HostileNumbers
  private let picker = UIDatePicker(frame: CGRect(x: 0, y: 0, width: 200, height: 216))
  private var isUserActive = false
  private var remainingChanges = 0
  private var history: [String] = []
  private var failure: String?
  private static let zones = ["GMT", "Europe/Berlin", "America/Sao_Paulo", "Asia/Kathmandu", "Australia/Lord_Howe"]
  private static let calendars: [Calendar.Identifier] = [
    .gregorian, .hebrew, .islamicCivil, .japanese, .buddhist, .chinese,
  ]

  init(seed: UInt64, in app: TestApplication) {
    self.app = app
    numbers = HostileNumbers(seed: seed)
    app.window.addSubview(picker)
    picker.addAction(UIAction { [weak self] _ in self?.changed() }, for: .valueChanged)
  }

  private func changed() {
    if !isUserActive { fail("an event without input") }
    checkDate()
    guard remainingChanges > 0, numbers.pick(0...1) == 0 else { return }
    remainingChanges -= 1
    history.append("{")
    change()
    history.append("}")
  }

  private func fail(_ what: String) { if failure == nil { failure = what + " | \(history.suffix(40))" } }

  private func randomDate() -> Date {
    switch numbers.pick(0...5) {
    case 0: Date(timeIntervalSinceReferenceDate: numbers.number())
    case 1: Date(timeIntervalSinceReferenceDate: Double(numbers.pick(-4_000_000_000...4_000_000_000)))
    default: Date(timeIntervalSinceReferenceDate: 800_000_000 + Double(numbers.pick(-100_000...100_000)))
    }
  }

  private func change() {
    let kind = numbers.pick(0...11)
    history.append("\(kind)")
    switch kind {
    case 0: picker.datePickerMode = numbers.pick([.time, .date, .dateAndTime, .countDownTimer, .yearAndMonth])
    case 1: picker.preferredDatePickerStyle = numbers.pick([.automatic, .wheels, .compact, .inline])
    case 2: picker.minimumDate = numbers.flag() ? randomDate() : nil
    case 3: picker.maximumDate = numbers.flag() ? randomDate() : nil
    case 4: picker.minuteInterval = numbers.pick([1, 5, 10, 15, 30, 7, 0, -1, Int.max])
    case 5: picker.roundsToMinuteInterval = numbers.flag()
    case 6:
      picker.locale = numbers.flag() ? Locale(identifier: numbers.pick(["en_US", "de_DE", "ar_EG", "ja_JP", ""])) : nil
    case 7: picker.calendar = numbers.flag() ? Calendar(identifier: numbers.pick(Self.calendars)) : nil
    case 8: picker.timeZone = numbers.flag() ? TimeZone(identifier: numbers.pick(Self.zones)) : nil
    case 9: picker.countDownDuration = numbers.number()
    case 10:
      if picker.superview == nil { app.window.addSubview(picker) } else { picker.removeFromSuperview() }
    default: picker.setDate(randomDate(), animated: numbers.flag())
    }
  }

  /// Performs random steps, and returns what is wrong, or `nil`.
  func run(steps: Int) -> String? {
    for _ in 0..<steps {
      remainingChanges = 3
      switch numbers.pick(0...6) {
      case 0, 1, 2: change()
      case 3, 4:
        let point = CGPoint(x: CGFloat(numbers.pick(5...195)), y: CGFloat(numbers.pick(5...210)))
        history.append("drag")
        isUserActive = true
        app.drag(
          from: point, to: CGPoint(x: point.x, y: point.y + CGFloat(numbers.pick(-150...150))), duration: 0.1,
          hold: numbers.flag() ? 0.05 : 0)
      case 5:
        history.append("tap")
        isUserActive = true
        app.tap(at: CGPoint(x: CGFloat(numbers.pick(5...195)), y: CGFloat(numbers.pick(5...290))))
        app.advance(by: 0.1)
      default:
        do { try app.waitUntilIdle(limit: 30) } catch { fail("\(error)") }
        isUserActive = false
      }
      checkDate()
      if let failure { return failure }
    }
    do { try app.waitUntilIdle(limit: 30) } catch { fail("\(error)") }
    checkDate()
    return failure
  }

  private func checkDate() {
    let date = picker.date
    let (minimum, maximum) = (picker.minimumDate, picker.maximumDate)
    let hasLimits = picker.datePickerMode != .countDownTimer && (minimum ?? .distantPast) <= (maximum ?? .distantFuture)
    if hasLimits, let minimum, date < minimum { fail("\(date) is before \(minimum)") }
    if hasLimits, let maximum, date > maximum { fail("\(date) is after \(maximum)") }
    let duration = picker.countDownDuration
    if picker.datePickerMode != .countDownTimer {
      if duration != 0 { fail("a duration of \(duration) in the mode \(picker.datePickerMode)") }
    } else if !(60...86_340).contains(duration) || duration.truncatingRemainder(dividingBy: 60) != 0 {
      fail("a duration of \(duration)")
    }
    let interval = picker.minuteInterval
    if !(1...30).contains(interval) || 60 % interval != 0 { fail("an interval of \(interval)") }
    let hasMinutes = picker.datePickerMode == .time || picker.datePickerMode == .dateAndTime
    guard picker.roundsToMinuteInterval, interval > 1, hasMinutes else { return }
    // A limit can be between two multiples of the interval.
    for limit in [minimum, maximum] where hasLimits {
      if let limit, abs(limit.timeIntervalSince(date)) < 3600 { return }
    }
    var calendar = picker.calendar!
    if let zone = picker.timeZone { calendar.timeZone = zone }
    let minute = calendar.component(.minute, from: date)
    if minute % interval != 0 { fail("the minute \(minute) of \(date) is not on the interval \(interval)") }
  }
}
