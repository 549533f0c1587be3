import Foundation
import Gallery
import UIKit
import XCTest

@testable import PhotoServing

/// The folders of photos that the service provides.
final class PhotoFolderTests: XCTestCase {
  private var folder: URL!

  override func setUpWithError() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("photo-folder-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("photos/Summer"), withIntermediateDirectories: true)
  }

  override func tearDownWithError() throws { try FileManager.default.removeItem(at: folder) }

  private func write(_ name: String, _ size: CGSize, _ color: UIColor = .orange) throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let data = UIGraphicsImageRenderer(size: size, format: format).jpegData(withCompressionQuality: 0.9) {
      color.setFill()
      $0.fill(CGRect(origin: .zero, size: size))
    }
    try data.write(to: folder.appendingPathComponent(name))
  }

  private func catalog() -> PhotoCatalog { PhotoCatalog(folders: [folder.appendingPathComponent("photos")]) }

  private func ids(_ catalog: PhotoCatalog) -> [String: String] {
    var ids: [String: String] = [:]
    for entry in PhotoCatalog.Stream.allCases.flatMap({ catalog.photos(in: $0) }) { ids[entry.photo.name] = entry.id }
    return ids
  }

  func testPhotosOfAFolderAreServed_andNothingBesideIt() async throws {
    try write("secret.jpg", CGSize(width: 20, height: 20))
    try write("photos/Summer/wide.jpg", CGSize(width: 300, height: 100))
    try write("photos/small.jpg", CGSize(width: 40, height: 30))
    try Data("not a photo".utf8).write(to: folder.appendingPathComponent("photos/Summer/notes.txt"))
    try FileManager.default.createSymbolicLink(
      at: folder.appendingPathComponent("photos/Summer/link"), withDestinationURL: folder)
    for (name, place) in [("out", "secret.jpg"), ("in", "photos/small.jpg")] {
      try FileManager.default.createSymbolicLink(
        at: folder.appendingPathComponent("photos/\(name).jpg"),
        withDestinationURL: folder.appendingPathComponent(place)
      )
    }
    let catalog = catalog()
    let ids = ids(catalog)
    XCTAssertEqual(Set(ids.keys), ["wide", "small", "in"])
    let service = PhotoService(catalog)
    let wide = await service.respond(method: "GET", target: "/photos/image/\(ids["wide"]!)?size=150")
    XCTAssertEqual(UIImage(data: wide.body)?.size, CGSize(width: 150, height: 50))
    let small = await service.respond(method: "GET", target: "/photos/image/\(ids["small"]!)?size=2048")
    XCTAssertEqual(UIImage(data: small.body)?.size, CGSize(width: 40, height: 30), "nothing is made larger")
    XCTAssertEqual(self.ids(self.catalog()), ids, "ids stay the same")
  }

  func testPhotosThatBreakOrGo() async throws {
    try write("photos/good.jpg", CGSize(width: 30, height: 30))
    try write("photos/gone.jpg", CGSize(width: 30, height: 30))
    try Data([0xFF, 0xD8, 0xFF, 0xE0, 1, 2, 3]).write(to: folder.appendingPathComponent("photos/broken.jpg"))
    let catalog = catalog()
    let ids = ids(catalog)
    let service = PhotoService(catalog)
    let broken = await service.respond(method: "GET", target: "/photos/image/\(ids["broken"]!)")
    XCTAssertEqual(broken.status, 500)
    XCTAssertFalse(String(decoding: broken.body, as: UTF8.self).contains(folder.path), "paths are nobody's business")
    try FileManager.default.removeItem(at: folder.appendingPathComponent("photos/gone.jpg"))
    let gone = await service.respond(method: "GET", target: "/photos/image/\(ids["gone"]!)")
    XCTAssertEqual(gone.status, 404)
    // A changed file is a different photo.
    let before = await service.respond(method: "GET", target: "/photos/image/\(ids["good"]!)")
    try write("photos/good.jpg", CGSize(width: 50, height: 50), .blue)
    let after = await service.respond(method: "GET", target: "/photos/image/\(ids["good"]!)")
    XCTAssertEqual(before.status, 200)
    XCTAssertEqual(UIImage(data: after.body)?.size, CGSize(width: 50, height: 50))
    XCTAssertNotEqual(before.headers["ETag"], after.headers["ETag"])
  }

  func testLinksThatComeToLeadOutLater_areNotFollowed() async throws {
    try write("secret.jpg", CGSize(width: 20, height: 20))
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("outside"), withIntermediateDirectories: false)
    try write("outside/wide.jpg", CGSize(width: 20, height: 20))
    try write("photos/small.jpg", CGSize(width: 40, height: 30))
    try write("photos/Summer/wide.jpg", CGSize(width: 60, height: 30))
    let catalog = catalog()
    let ids = ids(catalog)
    let service = PhotoService(catalog)
    func status(_ name: String) async -> Int {
      await service.respond(method: "GET", target: "/photos/image/\(ids[name]!)?size=100").status
    }
    var answers = [await status("small"), await status("wide")]
    XCTAssertEqual(answers, [200, 200])
    // The file and the folder of the other one become links.
    let files = FileManager.default
    try files.removeItem(at: folder.appendingPathComponent("photos/small.jpg"))
    try files.createSymbolicLink(
      at: folder.appendingPathComponent("photos/small.jpg"),
      withDestinationURL: folder.appendingPathComponent("secret.jpg"))
    try files.removeItem(at: folder.appendingPathComponent("photos/Summer"))
    try files.createSymbolicLink(
      at: folder.appendingPathComponent("photos/Summer"), withDestinationURL: folder.appendingPathComponent("outside"))
    answers = [await status("small"), await status("wide")]
    XCTAssertEqual(answers, [404, 404])
    // A link to another photo in the folder is still followed.
    try write("photos/other.jpg", CGSize(width: 50, height: 30))
    try files.removeItem(at: folder.appendingPathComponent("photos/small.jpg"))
    try files.createSymbolicLink(
      at: folder.appendingPathComponent("photos/small.jpg"),
      withDestinationURL: folder.appendingPathComponent("photos/other.jpg"))
    let followed = await status("small")
    XCTAssertEqual(followed, 200)
  }

  func testNamesThatAreNotUTF8_areServed_andProblemsAreNamed() async throws {
    try write("plain.jpg", CGSize(width: 40, height: 30))
    let bytes = Array((folder.path + "/photos/caf").utf8) + [0xE9] + Array(".jpg".utf8) + [0]
    let moved = bytes.map { CChar(bitPattern: $0) }.withUnsafeBufferPointer {
      rename(folder.path + "/plain.jpg", $0.baseAddress!)
    }
    XCTAssertEqual(moved, 0)
    let missing = folder.appendingPathComponent("missing")
    let catalog = PhotoCatalog(folders: [folder.appendingPathComponent("photos"), missing])
    XCTAssertEqual(catalog.problems, ["\(missing.path): no such folder"])
    let id = try XCTUnwrap(ids(catalog)["caf\u{FFFD}"])
    let answer = await PhotoService(catalog).respond(method: "GET", target: "/photos/image/\(id)?size=100")
    XCTAssertEqual(UIImage(data: answer.body)?.size, CGSize(width: 40, height: 30))
  }

  /// A decoder that counts its calls.
  private final class CountingDecoder: PhotoDecoding, @unchecked Sendable {
    private let lock = NSLock()
    private var asked = 0
    var count: Int { lock.withLock { asked } }

    func decode(_ photo: Photo, maximumPixelSize: Int) -> Result<UIImage, PhotoLoadError> {
      lock.withLock { asked += 1 }
      return PhotoDecoder().decode(photo, maximumPixelSize: maximumPixelSize)
    }
  }

  func testWhatManyAskForAtOnceIsMadeOnce_andLittleIsKept() async throws {
    let decoder = CountingDecoder()
    let renderer = PhotoRenderer(decoder: decoder, limit: 1)
    let photos = PhotoCatalog.samples.photos(in: .popular).map(\.photo)
    let tags = try await withThrowingTaskGroup(of: String.self) { group in
      for _ in 0..<8 { group.addTask { try await renderer.jpeg(of: photos[0], maximumPixelSize: 80).tag } }
      return try await group.reduce(into: Set<String>()) { $0.insert($1) }
    }
    XCTAssertEqual(tags.count, 1)
    XCTAssertEqual(decoder.count, 1)
    _ = try await renderer.jpeg(of: photos[0], maximumPixelSize: 80)
    XCTAssertEqual(decoder.count, 1)
    // The cache only has space for one, so the first photo is decoded again.
    _ = try await renderer.jpeg(of: photos[1], maximumPixelSize: 80)
    _ = try await renderer.jpeg(of: photos[0], maximumPixelSize: 80)
    XCTAssertEqual(decoder.count, 3)
  }
}
