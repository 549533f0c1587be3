import Foundation
import UIKit
import XCTest

/// Declarations of Foundation that Linux lacks.
@MainActor
final class FoundationTests: XCTestCase {
  private struct Place: Codable, Equatable {
    var name: String
    var points: [Double]
    var isOpen = true
    var date = Date(timeIntervalSinceReferenceDate: 7)
    var data = Data([1, 2])
    var count = 3
  }

  /// Foundation on Linux compares a union with the rectangle, whose width differs in its last digit here. As on iOS, edges decide.
  func testARectangleContainsAnotherWhateverItsEdgesAreRoundedTo() {
    let bounds = CGRect(x: 0, y: 0, width: 400, height: 400)
    let rect = CGRect(
      x: -112.33076575012836, y: -112.32249473022574, width: 624.6615315002567, height: 624.6449894604515)
    XCTAssertTrue(rect.contains(bounds))
    XCTAssertFalse(bounds.contains(rect))
    XCTAssertTrue(bounds.contains(bounds))
    XCTAssertTrue(bounds.contains(CGRect(x: 400, y: 400, width: 0, height: 0)))
    XCTAssertFalse(bounds.contains(CGRect(x: 401, y: 0, width: 0, height: 0)))
    XCTAssertTrue(bounds.contains(CGRect.null))
    XCTAssertFalse(CGRect.null.contains(bounds))
    XCTAssertTrue(bounds.contains(CGPoint(x: 399, y: 0)))
  }

  /// As for any `Strideable` type. Source: developer.apple.com/documentation/dispatch/dispatchtime.
  func testDistancesOfTimes() {
    let start = DispatchTime(uptimeNanoseconds: 1_000_000_000)
    let end = start.advanced(by: .milliseconds(5))
    XCTAssertEqual(end.uptimeNanoseconds, 1_005_000_000)
    XCTAssertEqual(start.distance(to: end), .nanoseconds(5_000_000))
    XCTAssertEqual(end.distance(to: start), .nanoseconds(-5_000_000))
    XCTAssertEqual(start.advanced(by: .never), .distantFuture)
    XCTAssertEqual(start.distance(to: .distantFuture), .never)
  }

  func testValuesInArchives() throws {
    let archiver = NSKeyedArchiver(requiringSecureCoding: true)
    let place = Place(name: "a", points: [1, 2.5])
    try archiver.encodeEncodable(place, forKey: "place")
    try archiver.encodeEncodable("text", forKey: "text")
    archiver.finishEncoding()
    let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    XCTAssertEqual(unarchiver.decodeDecodable(Place.self, forKey: "place"), place)
    XCTAssertEqual(unarchiver.decodeDecodable(String.self, forKey: "text"), "text")
    XCTAssertNil(unarchiver.decodeDecodable(Place.self, forKey: "text"))
    XCTAssertNil(unarchiver.decodeDecodable(Place.self, forKey: "missing"))
  }

  /// A source of memory pressure, which caches of images have, can be used and cancelled like others.
  func testMemoryPressure() {
    let source = DispatchSource.makeMemoryPressureSource(eventMask: [.warning, .critical], queue: .main)
    let cancelled = expectation(description: "cancelled")
    source.setEventHandler { XCTFail("no event is posted: \(source.data)") }
    source.setCancelHandler { cancelled.fulfill() }
    source.activate()
    source.cancel()
    wait(for: [cancelled], timeout: 60)
    XCTAssertTrue(source.isCancelled)
  }

  func testPurgeableData() {
    let copy = NSPurgeableData(data: Data([1, 2, 3]))
    XCTAssertEqual(copy as Data, Data([1, 2, 3]))
    let data = NSPurgeableData()
    data.append(Data([1, 2, 3]))
    XCTAssertEqual(data as Data, Data([1, 2, 3]))
    data.discardContentIfPossible()
    XCTAssertFalse(data.isContentDiscarded(), "a new object is in use")
    data.endContentAccess()
    XCTAssertTrue(data.beginContentAccess())
    data.endContentAccess()
    data.discardContentIfPossible()
    XCTAssertTrue(data.isContentDiscarded())
    XCTAssertEqual(data.length, 0)
    XCTAssertFalse(data.beginContentAccess())
  }

  func testCoordinatedFiles() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("coordinated-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: url) }
    let coordinator = NSFileCoordinator(filePresenter: nil)
    var error: NSError?
    coordinator.coordinate(writingItemAt: url, options: .forReplacing, error: &error) { url in
      try? Data("text".utf8).write(to: url)
    }
    XCTAssertNil(error)
    let intent = NSFileAccessIntent.readingIntent(with: url)
    let expectation = expectation(description: "read")
    coordinator.coordinate(with: [intent], queue: .main) { error in
      XCTAssertNil(error)
      expectation.fulfill()
    }
    wait(for: [expectation], timeout: 60)
    XCTAssertEqual(try Data(contentsOf: intent.url), Data("text".utf8))
    coordinator.cancel()
    coordinator.coordinate(readingItemAt: url, error: &error) { _ in XCTFail("the accesses are cancelled") }
    XCTAssertEqual(error?.code, CocoaError.userCancelled.rawValue)
  }

  /// There is no iCloud, and networks have no costs.
  func testServicesThatThereAreNot() {
    XCTAssertNil(FileManager.default.url(forUbiquityContainerIdentifier: nil))
    XCTAssertNil(FileManager.default.ubiquityIdentityToken)
    let url = URL(fileURLWithPath: "/tmp")
    XCTAssertTrue(url.startAccessingSecurityScopedResource(), "a desktop does not ask")
    url.stopAccessingSecurityScopedResource()
    let configuration = URLSessionConfiguration.ephemeral
    XCTAssertTrue(configuration.allowsExpensiveNetworkAccess)
    configuration.allowsExpensiveNetworkAccess = false
    XCTAssertFalse(configuration.allowsExpensiveNetworkAccess)
    XCTAssertTrue(configuration.allowsConstrainedNetworkAccess)
    // Kingfisher (on GitHub) sets the property of requests.
    var request = URLRequest(url: url)
    request.allowsConstrainedNetworkAccess = false
    XCTAssertTrue(request.allowsConstrainedNetworkAccess, "there is no mode that saves data")
    XCTAssertTrue(request.allowsExpensiveNetworkAccess)
    XCTAssertFalse(request.assumesHTTP3Capable)
  }

  /// malcommac/SwiftDate (on GitHub) finds the beginnings of units.
  func testTheBeginningOfAUnit() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try XCTUnwrap(TimeZone(identifier: "UTC"))
    var start: NSDate?
    var interval: TimeInterval = 0
    let date = Date(timeIntervalSinceReferenceDate: 90_000)
    XCTAssertTrue((calendar as NSCalendar).range(of: .day, start: &start, interval: &interval, for: date))
    XCTAssertEqual(start, NSDate(timeIntervalSinceReferenceDate: 86_400))
    XCTAssertEqual(interval, 86_400)
    XCTAssertTrue((calendar as NSCalendar).range(of: .month, start: nil, interval: nil, for: date))
  }

  /// SwiftyJSON/SwiftyJSON (on GitHub) declares the operator for numbers.
  func testComparingNumbers() {
    XCTAssertTrue(NSNumber(value: 1) < NSNumber(value: 2))
    XCTAssertFalse(NSNumber(value: 2.5) < NSNumber(value: 2))
  }

  @MainActor func testAPartOfAResponse() throws {
    let data = Data(#"{"page": {"notes": [{"title": "a"}, {"title": "b"}, {}], "count": 2}}"#.utf8)
    let json = try JSONSerialization.jsonObject(with: data)
    XCTAssertEqual((json as AnyObject).value(forKeyPath: "page.count") as? Int, 2)
    let titles = (json as AnyObject).value(forKeyPath: "page.notes.title") as? [Any]
    XCTAssertEqual(titles?.count, 3)
    XCTAssertEqual(titles?.first as? String, "a")
    XCTAssertTrue(titles?.last is NSNull)
    XCTAssertNil((json as AnyObject).value(forKeyPath: "page.other"))
  }
}

private func < (first: NSNumber, second: NSNumber) -> Bool { first.compare(second) == .orderedAscending }
