import UIKit
import UIKitTesting
import XCTest

@testable import Examples

/// The example One Hundred Pixels with a service that is slow, fails, sends incomplete data or responds out of order.
/// Each loaded photo is in its own position, and nothing else is shown.
@preconcurrency @MainActor
final class OneHundredPixelsTroubleTests: ExampleTestCase {
  private var server: MisbehavingServer!

  override func tearDown() async throws {
    end()
    PhotoWeb.service = nil
    server?.stop()
    server = nil
  }

  // MARK: The server

  private nonisolated static let streams = ["popular", "editors", "upcoming"]

  /// Returns the color that identifies a photo.
  private nonisolated static func color(_ section: Int, _ item: Int) -> UIColor {
    UIColor(hue: CGFloat(section * 20 + item) / 60, saturation: 0.8, brightness: 0.9, alpha: 1)
  }

  private nonisolated static func photo(_ section: Int, _ item: Int) -> Data {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(width: 24, height: 24)
    return UIGraphicsImageRenderer(size: size, format: format).jpegData(withCompressionQuality: 1) {
      color(section, item).setFill()
      $0.fill(CGRect(origin: .zero, size: size))
    }
  }

  private nonisolated static func page(_ section: Int, count: Int = 20) -> Data {
    let photos = (0..<count).map { #"{"images":[{"size":200,"url":"/image/\#(section)/\#($0)"}]}"# }
    return Data(#"{"photos":[\#(photos.joined(separator: ","))]}"#.utf8)
  }

  /// Returns the section and the item in the path of a photo's request, or `nil` for the request of a stream.
  private nonisolated static func place(_ target: String) -> (section: Int, item: Int)? {
    let parts = target.split(separator: "/")
    guard parts.first == "image", parts.count == 3, let section = Int(parts[1]), let item = Int(parts[2]) else {
      return nil
    }
    return (section, item)
  }

  /// Returns the response of a service without faults.
  private nonisolated static func wellBehaved(_ target: String) -> MisbehavingServer.Reply {
    if let (section, item) = place(target) { return .data(photo(section, item)) }
    guard let section = streams.firstIndex(where: { target == "/photos/\($0)?resultsPerPage=20" }) else {
      return .status(404)
    }
    return .data(page(section))
  }

  private func begin(
    holding held: @escaping @Sendable (String) -> Bool = { _ in false },
    answering reply: @escaping @Sendable (String) -> MisbehavingServer.Reply = wellBehaved
  ) throws -> PixelsViewController {
    server = try MisbehavingServer(reply)
    server.hold(held)
    PhotoWeb.service = server.url
    return try start("OneHundredPixels", size: CGSize(width: 400, height: 560))
  }

  private func wait(
    _ controller: PixelsViewController, shown: Int, missing: Int, line: UInt = #line
  ) throws {
    try app.wait(
      until: { controller.shownCount == shown && controller.missingCount == missing }, limit: 60,
      "\(shown) photos shown, \(missing) missing (line \(line): \(controller.shownCount), \(controller.missingCount))")
    try app.waitUntilIdle()
  }

  /// Checks that the data and the visible cells have every loaded photo in its own position.
  private func assertPlaces(_ controller: PixelsViewController, line: UInt = #line) throws {
    for (section, photos) in controller.photos.enumerated() {
      for (item, photo) in photos.enumerated() {
        let path = IndexPath(item: item, section: section)
        let cell = controller.collectionView.cellForItem(at: path) as? StreamPhotoCell
        guard case .shown(let image) = photo else {
          XCTAssertNil(cell?.imageView.image, "\(path)", line: line)
          continue
        }
        try assertShows(image, path, line: line)
        if let cell { XCTAssertTrue(cell.imageView.image === image, "\(path)", line: line) }
      }
    }
  }

  private func assertShows(_ image: UIImage, _ path: IndexPath, line: UInt) throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let one = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1), format: format).image { _ in
      image.draw(in: CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    let bytes = try XCTUnwrap(one.cgImage?.dataProvider?.data as Data?)
    var (red, green, blue, alpha) = (CGFloat(), CGFloat(), CGFloat(), CGFloat())
    Self.color(path.section, path.item).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    // The order of the bytes depends on the platform, so they are compared as sets.
    let expected = [red, green, blue].map { Int(($0 * 255).rounded()) }.sorted()
    let actual = bytes.prefix(3).map(Int.init).sorted()
    for (one, other) in zip(expected, actual) { XCTAssertEqual(one, other, accuracy: 10, "\(path)", line: line) }
  }

  // MARK: Failures

  func testWhileTheServiceIsSlowTheScreenIsUsed() throws {
    let controller = try begin(holding: { Self.place($0) != nil })
    let view = try XCTUnwrap(controller.collectionView)
    try app.wait(until: { !server.waitingTargets.isEmpty }, "a request")
    XCTAssertEqual(controller.shownCount, 0)
    XCTAssertNil(controller.navigationItem.rightBarButtonItem, "nothing is wrong as yet")
    try expectPicture("pixels-waiting")
    app.tap(at: try point(of: 0, section: 0, in: view))
    try app.waitUntilIdle()
    XCTAssertTrue(view.collectionViewLayout === controller.gridLayout)
    app.drag(from: CGPoint(x: 300, y: 300), to: CGPoint(x: 300, y: 100))
    try app.waitUntilIdle()
    XCTAssertEqual(controller.shownCount, 0)
    let offset = view.contentOffset
    server.hold { _ in false }
    try wait(controller, shown: 60, missing: 0)
    XCTAssertEqual(view.contentOffset, offset, "photos that come move nothing")
    try assertPlaces(controller)
    try app.expectNoReports()
  }

  func testAnswersOutOfOrderFindTheirPlaces() throws {
    let controller = try begin(holding: { $0.hasPrefix("/photos") })
    // The streams in reverse order, and each stream's photos from the last to the first, if they have been requested.
    let order = ["upcoming", "editors", "popular"]
    for (index, _) in order.enumerated() {
      let known = Set(order.prefix(index + 1))
      server.hold { target in target.hasPrefix("/photos") && !known.contains { target.contains($0) } }
      try wait(controller, shown: (index + 1) * 20, missing: 0)
      try assertPlaces(controller)
    }
    try app.expectNoReports()
  }

  func testPhotosThatOvertakeOneAnother() throws {
    let controller = try begin(holding: { Self.place($0) != nil })
    try app.wait(until: { server.waitingTargets.filter { Self.place($0) != nil }.count >= 4 }, "some requests")
    // The last request is always answered first.
    var released: Set<String> = []
    while released.count < 60 {
      guard let last = server.waitingTargets.subtracting(released).filter({ Self.place($0) != nil }).max() else {
        try app.wait(
          until: { !server.waitingTargets.subtracting(released).isEmpty || controller.shownCount == 60 }, "a request")
        continue
      }
      released.insert(last)
      let open = released
      server.hold { Self.place($0) != nil && !open.contains($0) }
      try app.wait(until: { controller.shownCount == open.count }, "\(last)")
    }
    try wait(controller, shown: 60, missing: 0)
    try assertPlaces(controller)
    try app.expectNoReports()
  }

  func testFailuresAreReported_andRetried() throws {
    let controller = try begin(answering: { target in
      if target.contains("editors") { return .status(500) }
      guard let place = Self.place(target) else { return Self.wellBehaved(target) }
      if place.section == 0, place.item == 0 { return .status(404) }
      if place.section == 2, place.item == 3 { return .nothing }
      return Self.wellBehaved(target)
    })
    try wait(controller, shown: 38, missing: 22)
    try assertPlaces(controller)
    try expectPicture("pixels-missing")
    let again = try XCTUnwrap(controller.navigationItem.rightBarButtonItem)
    // The service keeps failing, then it works again.
    server.hold { _ in true }
    app.tap(at: try barButton(again))
    XCTAssertNil(controller.navigationItem.rightBarButtonItem, "not while it tries")
    server.hold { _ in false }
    try wait(controller, shown: 38, missing: 22)
    server.change(Self.wellBehaved)
    app.tap(at: try barButton(try XCTUnwrap(controller.navigationItem.rightBarButtonItem)))
    try wait(controller, shown: 60, missing: 0)
    XCTAssertNil(controller.navigationItem.rightBarButtonItem)
    try assertPlaces(controller)
    try app.expectNoReports()
  }

  func testHalfOfSomethingIsNothing() throws {
    let controller = try begin(answering: { target in
      if target.contains("upcoming") {
        let page = Self.page(2)
        return .half(page, sent: page.count / 2)
      }
      guard let (section, item) = Self.place(target) else { return Self.wellBehaved(target) }
      let photo = Self.photo(section, item)
      switch (section, item) {
      // Too few bytes; a truncated photo with the announced length; no image; no bytes.
      case (0, 1): return .half(photo, sent: photo.count / 2)
      case (0, 2): return .data(photo.prefix(photo.count / 2))
      case (0, 3): return .data(Data("<html>Sorry</html>".utf8))
      case (0, 4): return .data(Data())
      default: return Self.wellBehaved(target)
      }
    })
    try wait(controller, shown: 36, missing: 24)
    try assertPlaces(controller)
    XCTAssertNotNil(controller.navigationItem.rightBarButtonItem)
    try app.expectNoReports()
  }

  func testStreamsThatAreNotAsExpected() throws {
    let controller = try begin(answering: { target in
      if target.contains("popular") { return .data(Self.page(0, count: 7)) }
      if target.contains("editors") { return .data(Self.page(1, count: 33)) }
      if target.contains("upcoming") {
        // One without a size, one with an invalid address: the others keep their positions.
        let page = String(decoding: Self.page(2), as: UTF8.self)
        return .data(
          Data(
            page.replacingOccurrences(of: #"[{"size":200,"url":"/image/2/4"}]"#, with: "[]")
              .replacingOccurrences(of: #""/image/2/6""#, with: #""http://[""#).utf8))
      }
      return Self.wellBehaved(target)
    })
    try wait(controller, shown: 7 + 20 + 18, missing: 13 + 2)
    try assertPlaces(controller)
    guard case .missing = controller.photos[2][4], case .missing = controller.photos[2][6] else {
      return XCTFail("these have no address")
    }
    try app.expectNoReports()
  }

  func testWithoutAServiceThereAreNoPhotos_andNoHopeOfAny() throws {
    PhotoWeb.service = nil
    let controller = try start("OneHundredPixels", as: PixelsViewController.self)
    try app.wait(until: { controller.missingCount == 60 }, "it gives up")
    try app.waitUntilIdle()
    XCTAssertNil(controller.navigationItem.rightBarButtonItem)
    try app.expectNoReports()
  }

  func testADisconnectedClientGetsNothingMore() throws {
    weak let controller = try begin(holding: { Self.place($0) != nil })
    try app.wait(until: { server.waitingTargets.contains { Self.place($0) != nil } }, "a request")
    XCTAssertGreaterThan(Loading.count, 0)
    end()
    let limit = Date(timeIntervalSinceNow: 60)
    while controller != nil || Loading.count > 0, Date() < limit {
      RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.02))
    }
    XCTAssertNil(controller)
    XCTAssertEqual(Loading.count, 0)
  }

  /// A client that only its completion handlers retain is released after the last response, on the queue of the
  /// session. It must not wait for that queue there.
  func testAClientThatItsAnswersKeep_goesWithThem() throws {
    server = try MisbehavingServer(Self.wellBehaved)
    let service = server.url
    let answered = expectation(description: "all are answered")
    answered.expectedFulfillmentCount = 20
    for _ in 0..<20 {
      let client = PhotoClient(service: service)
      client.photos(of: .popular, count: 20, pixels: 200) { photos in
        withExtendedLifetime(client) { XCTAssertEqual(photos.count, 20) }
        answered.fulfill()
      }
    }
    wait(for: [answered], timeout: 60)
  }
}
