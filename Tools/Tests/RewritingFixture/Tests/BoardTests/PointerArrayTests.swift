import XCTest

/// Arrays of pointers and the texts of measurements (Apple's documentation of both; the texts are those of ICU).
final class PointerArrayTests: XCTestCase {
  private final class Item: NSObject {}

  private func pointer(_ object: AnyObject) -> UnsafeMutableRawPointer { Unmanaged.passUnretained(object).toOpaque() }

  func testWeakPointersBecomeNil() {
    let array = NSPointerArray.weakObjects()
    let kept = Item()
    do {
      let lost = Item()
      array.addPointer(pointer(lost))
      array.addPointer(pointer(kept))
      array.insertPointer(nil, at: 1)
      XCTAssertEqual(array.count, 3)
      XCTAssertEqual(array.allObjects.count, 2)
      withExtendedLifetime(lost) {}
    }
    XCTAssertEqual(array.count, 3)
    XCTAssertNil(array.pointer(at: 0))
    XCTAssertEqual(array.pointer(at: 2), pointer(kept))
    array.compact()
    XCTAssertEqual(array.count, 1)
    array.replacePointer(at: 0, withPointer: nil)
    XCTAssertEqual(array.allObjects.count, 0)
    array.count = 3
    array.removePointer(at: 0)
    XCTAssertEqual(array.count, 2)
    withExtendedLifetime(kept) {}
  }

  func testStrongPointersKeepTheirObjects() {
    let array = NSPointerArray.strongObjects()
    weak var item: Item?
    do {
      let own = Item()
      item = own
      array.addPointer(pointer(own))
    }
    XCTAssertNotNil(item)
    array.removePointer(at: 0)
    XCTAssertNil(item)
  }

  func testMeasurements() {
    let american = Locale(identifier: "en_US")
    let german = Locale(identifier: "de_DE")
    let length = Measurement(value: 5, unit: UnitLength.kilometers)
    typealias Style = Measurement<UnitLength>.FormatStyle
    XCTAssertEqual(length.formatted(Style(width: .abbreviated, locale: american)), "3.1 mi")
    XCTAssertEqual(length.formatted(Style(width: .wide, locale: german, usage: .asProvided)), "5 Kilometer")
    XCTAssertEqual(length.formatted(.measurement(width: .narrow, usage: .asProvided).locale(american)), "5km")
    XCTAssertEqual(
      length.formatted(
        .measurement(width: .abbreviated, usage: .asProvided, numberFormatStyle: .number.precision(.fractionLength(2)))
          .locale(german)), "5,00 km")
    let height = Measurement(value: 1.8, unit: UnitLength.meters)
    XCTAssertEqual(
      height.formatted(
        .measurement(
          width: .abbreviated, usage: .personHeight, numberFormatStyle: .number.precision(.fractionLength(1))
        )
        .locale(american)), "5 ft, 10.9 in")
    let consumption = Measurement(value: 8, unit: UnitFuelEfficiency.litersPer100Kilometers)
    let text = consumption.formatted(
      .measurement(width: .abbreviated, usage: .asProvided, numberFormatStyle: .number.precision(.fractionLength(1)))
        .locale(german))
    XCTAssertTrue(text.hasPrefix("8,0") && text.hasSuffix("/100 km"), text)
    let weather = Measurement(value: 20, unit: UnitTemperature.celsius)
    XCTAssertEqual(
      weather.formatted(.measurement(width: .abbreviated, usage: .weather).locale(american)), "68°F")
    XCTAssertFalse(length.formatted().isEmpty)
  }
}
