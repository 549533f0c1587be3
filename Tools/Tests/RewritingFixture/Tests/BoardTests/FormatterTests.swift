import Foundation
import XCTest

/// Formatters that Foundation on Linux lacks. The texts are those of Apple's documentation of the classes.
final class FormatterTests: XCTestCase {
  private let english = Locale(identifier: "en_US")

  private func relative(
    _ styles: (RelativeDateTimeFormatter.DateTimeStyle, RelativeDateTimeFormatter.UnitsStyle),
    _ components: DateComponents,
    _ locale: String = "en_US"
  ) -> String {
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = Locale(identifier: locale)
    (formatter.dateTimeStyle, formatter.unitsStyle) = styles
    return formatter.localizedString(from: components)
  }

  func testRelativeComponents() {
    XCTAssertEqual(relative((.numeric, .full), DateComponents(month: -2)), "2 months ago")
    XCTAssertEqual(relative((.numeric, .spellOut), DateComponents(month: -2)), "two months ago")
    XCTAssertEqual(relative((.numeric, .full), DateComponents(day: 1)), "in 1 day")
    XCTAssertEqual(relative((.named, .full), DateComponents(day: 1)), "tomorrow")
    XCTAssertEqual(relative((.named, .full), DateComponents(day: -1)), "yesterday")
    XCTAssertEqual(relative((.named, .full), DateComponents(year: -1)), "last year")
    XCTAssertEqual(relative((.numeric, .full), DateComponents(hour: -3, minute: -20)), "3 hours ago")
    XCTAssertEqual(relative((.numeric, .full), DateComponents(weekOfMonth: 2), "de_DE"), "in 2 Wochen")
    XCTAssertEqual(relative((.named, .full), DateComponents(second: 0)), "now")
    XCTAssertEqual(relative((.numeric, .full), DateComponents(year: 30)), "in 30 years")
  }

  func testRelativeDates() {
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = english
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "Europe/Berlin")!
    formatter.calendar = calendar
    let date = Date(timeIntervalSince1970: 1_700_000_000)
    // Units are counted, not rounded.
    XCTAssertEqual(formatter.localizedString(for: date.addingTimeInterval(-119), relativeTo: date), "1 minute ago")
    XCTAssertEqual(formatter.localizedString(for: date.addingTimeInterval(-13 * 86400), relativeTo: date), "1 week ago")
    XCTAssertEqual(formatter.localizedString(for: date.addingTimeInterval(86400 * 40), relativeTo: date), "in 1 month")
    XCTAssertEqual(formatter.localizedString(fromTimeInterval: -5), "5 seconds ago")
    XCTAssertEqual(formatter.localizedString(fromTimeInterval: 7200), "in 2 hours")
    XCTAssertNil(formatter.string(for: "text"))
  }

  func testLists() {
    let formatter = ListFormatter()
    formatter.locale = english
    XCTAssertEqual(formatter.string(from: ["a", "b", "c"]), "a, b, and c")
    XCTAssertEqual(formatter.string(from: ["a", 1]), "a and 1")
    let numbers = NumberFormatter()
    numbers.locale = Locale(identifier: "de_DE")
    numbers.minimumFractionDigits = 1
    formatter.locale = numbers.locale
    formatter.itemFormatter = numbers
    XCTAssertEqual(formatter.string(from: [NSNumber(value: 1), NSNumber(value: 2.5)]), "1,0 und 2,5")
    XCTAssertNil(formatter.string(from: ["no number"]))
  }

  private func measurement(_ prepare: (MeasurementFormatter) -> Void, _ locale: String = "en_US")
    -> MeasurementFormatter
  {
    let formatter = MeasurementFormatter()
    formatter.locale = Locale(identifier: locale)
    prepare(formatter)
    return formatter
  }

  func testMeasurements() {
    let distance = Measurement(value: 42.195, unit: UnitLength.kilometers)
    let provided = measurement { $0.unitOptions = .providedUnit }
    XCTAssertEqual(provided.string(from: distance), "42.195 km")
    provided.numberFormatter.maximumFractionDigits = 1
    XCTAssertEqual(provided.string(from: distance), "42.2 km")
    provided.unitStyle = .long
    XCTAssertEqual(provided.string(from: distance), "42.2 kilometers")
    XCTAssertEqual(provided.string(from: Measurement(value: 1, unit: UnitLength.meters)), "1 meter")
    XCTAssertEqual(provided.string(from: UnitLength.feet as Unit), "feet")
    XCTAssertEqual(measurement({ $0.unitStyle = .long }, "de_DE").string(from: distance), "42,195 Kilometer")
    XCTAssertEqual(
      measurement({ $0.unitOptions = .providedUnit }).string(
        from: Measurement(value: 3, unit: UnitElectricCharge.coulombs)), "3 C")
  }

  func testNamesOfUnitsWithDigits() {
    let formatter = measurement { $0.unitOptions = .providedUnit }
    XCTAssertEqual(formatter.string(from: UnitArea.squareMeters as Unit), "m²")
    XCTAssertEqual(formatter.string(from: UnitFuelEfficiency.litersPer100Kilometers as Unit), "L/100 km")
  }

  func testMeasurementsAsObjects() {
    let formatter = measurement { $0.unitOptions = .providedUnit }
    let distance = Measurement(value: 5, unit: UnitLength.kilometers)
    XCTAssertEqual(formatter.string(for: distance), "5 km")
    XCTAssertEqual(formatter.string(for: Measurement<Unit>(value: 5, unit: UnitLength.kilometers)), "5 km")
    XCTAssertNil(formatter.string(for: 5))
    formatter.numberFormatter.maximumFractionDigits = .max
    formatter.numberFormatter.minimumFractionDigits = -1
    XCTAssertEqual(formatter.string(from: distance), "5 km")
    formatter.numberFormatter = nil
    XCTAssertEqual(formatter.string(from: distance), "5 km")
  }

  func testTemperaturesInTheUnitOfTheRegion() {
    let temperature = Measurement(value: 20, unit: UnitTemperature.celsius)
    XCTAssertEqual(measurement { _ in }.string(from: temperature), "68°F")
    XCTAssertEqual(measurement({ _ in }, "en_GB").string(from: temperature), "20°C")
    XCTAssertEqual(measurement { $0.unitOptions = .providedUnit }.string(from: temperature), "20°C")
    XCTAssertEqual(
      measurement { $0.unitOptions = [.providedUnit, .temperatureWithoutUnit] }.string(from: temperature), "20°")
    XCTAssertEqual(
      measurement({ $0.unitOptions = [.providedUnit, .temperatureWithoutUnit] }, "fr_FR").string(from: temperature),
      "20°")
    let rounded = measurement { $0.numberFormatter.maximumFractionDigits = 0 }
    XCTAssertEqual(rounded.string(from: Measurement(value: 300, unit: UnitTemperature.kelvin)), "80°F")
  }

  func testNames() {
    var name = PersonNameComponents()
    name.namePrefix = "Dr."
    name.givenName = "Ada"
    name.middleName = "King"
    name.familyName = "Lovelace"
    func text(_ style: PersonNameComponentsFormatter.Style) -> String {
      PersonNameComponentsFormatter.localizedString(from: name, style: style)
    }
    XCTAssertEqual(text(.default), "Ada Lovelace")
    XCTAssertEqual(text(.long), "Dr. Ada King Lovelace")
    XCTAssertEqual(text(.short), "Ada")
    XCTAssertEqual(text(.abbreviated), "AL")
    name.givenName = "花子"
    name.familyName = "山田"
    XCTAssertEqual(text(.medium), "山田花子")
    let parsed = PersonNameComponentsFormatter().personNameComponents(from: "Grace Brewster Hopper")
    XCTAssertEqual(parsed?.familyName, "Hopper")
    XCTAssertEqual(parsed?.middleName, "Brewster")
  }

  func testBehaviorOfFormatters() {
    let formatter = NumberFormatter()
    formatter.formatterBehavior = .default
    XCTAssertEqual(formatter.formatterBehavior, .behavior10_4)
  }

  func testNotificationsAsASequence() async {
    let center = NotificationCenter()
    let object = NSObject()
    let name = Notification.Name("FormatterTests")
    let iterator = center.notifications(named: name, object: object).makeAsyncIterator()
    center.post(name: name, object: NSObject())
    center.post(name: name, object: object, userInfo: ["number": 1])
    center.post(name: name, object: object, userInfo: ["number": 2])
    let first = await iterator.next()?.userInfo?["number"] as? Int
    let second = await iterator.next()?.userInfo?["number"] as? Int
    XCTAssertEqual([first, second], [1, 2])
  }
}
