import UIKit
import XCTest

@testable import Gallery

/// A decoder that logs its calls and blocks until the test releases it.
private final class GatedDecoder: PhotoDecoding, @unchecked Sendable {
  private let lock = NSLock()
  private let gate = DispatchSemaphore(value: 0)
  private var begun: [String] = []
  private var running = 0
  private(set) var mostAtOnce = 0

  var order: [String] {
    lock.lock()
    defer { lock.unlock() }
    return begun
  }

  func release(_ count: Int) { for _ in 0..<count { gate.signal() } }

  func decode(_ photo: Photo, maximumPixelSize: Int) -> Result<UIImage, PhotoLoadError> {
    lock.lock()
    begun.append(photo.name)
    running += 1
    mostAtOnce = max(mostAtOnce, running)
    lock.unlock()
    gate.wait()
    lock.lock()
    running -= 1
    lock.unlock()
    return photo.name == "broken" ? .failure(PhotoLoadError("the file is truncated")) : .success(UIImage())
  }
}

@preconcurrency @MainActor
final class ThumbnailLoaderTests: XCTestCase {
  private func photo(_ name: String) -> Photo { Photo(source: .file(URL(fileURLWithPath: "/photos/\(name).jpg"))) }

  private func wait(until condition: () -> Bool, _ what: String, file: StaticString = #filePath, line: UInt = #line) {
    let end = Date(timeIntervalSinceNow: 120)
    while !condition() && Date() < end { RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.002)) }
    XCTAssertTrue(condition(), what, file: file, line: line)
  }

  func testThreeLoadAtATime_theImportantFirst_andCancelledOnesNever() {
    let decoder = GatedDecoder()
    let loader = ThumbnailLoader(decoder: decoder, maximumConcurrentLoads: 3)
    var loaded: [String] = []
    func load(_ name: String, _ priority: Operation.QueuePriority) -> ThumbnailLoader.Request {
      loader.load(photo(name), pixelSize: 100, priority: priority) { _ in loaded.append(name) }
    }
    let first = ["a", "b", "c"].map { load($0, .normal) }
    wait(until: { decoder.order.count == 3 }, "three begin")
    let later = [load("low", .normal), load("gone", .normal), load("top", .high)]
    later[1].cancel()
    first[0].cancel()
    // One place becomes free, which the important request gets. With several places the order would be undefined.
    decoder.release(1)
    wait(until: { decoder.order.count == 4 }, "the next begins")
    decoder.release(2)
    wait(until: { decoder.order.count == 5 }, "the last begins")
    decoder.release(2)
    wait(until: { loader.pendingCount == 0 }, "all end")
    XCTAssertEqual(decoder.mostAtOnce, 3)
    XCTAssertEqual(decoder.order[3], "top")
    XCTAssertFalse(decoder.order.contains("gone"))
    XCTAssertEqual(Set(loaded), ["b", "c", "top", "low"], "a was cancelled while it loaded")
  }

  func testTwoRequestsForOnePictureShareTheWork_andBothComplete() {
    let decoder = GatedDecoder()
    let loader = ThumbnailLoader(decoder: decoder)
    var told = 0
    var idle = 0
    loader.onIdle = { idle += 1 }
    let requests = (0..<2).map { _ in
      loader.load(photo("a"), pixelSize: 100, priority: .normal) { _ in told += 1 }
    }
    decoder.release(1)
    wait(until: { told == 2 }, "both are told")
    XCTAssertEqual(decoder.order, ["a"])
    XCTAssertEqual(idle, 1)
    XCTAssertNotNil(loader.cached(photo("a"), pixelSize: 100))
    XCTAssertNil(loader.cached(photo("a"), pixelSize: 200))
    _ = requests
  }

  func testAWishRenewedWhileItsCancelledWorkEnds_isAnswered() {
    let decoder = GatedDecoder()
    let loader = ThumbnailLoader(decoder: decoder)
    let first = loader.load(photo("a"), pixelSize: 100, priority: .normal) { _ in XCTFail("it was cancelled") }
    wait(until: { decoder.order.count == 1 }, "it begins")
    first.cancel()
    var told = false
    let second = loader.load(photo("a"), pixelSize: 100, priority: .normal) { _ in told = true }
    decoder.release(2)
    wait(until: { told }, "the second is told")
    _ = second
  }

  func testAFailureIsReportedWithItsReason_andNotCached() {
    let decoder = GatedDecoder()
    let loader = ThumbnailLoader(decoder: decoder)
    var reason: String?
    let request = loader.load(photo("broken"), pixelSize: 100, priority: .normal) { result in
      if case .failure(let error) = result { reason = error.description }
    }
    decoder.release(1)
    wait(until: { reason != nil }, "it fails")
    XCTAssertEqual(reason, "the file is truncated")
    XCTAssertNil(loader.cached(photo("broken"), pixelSize: 100))
    _ = request
  }
}
