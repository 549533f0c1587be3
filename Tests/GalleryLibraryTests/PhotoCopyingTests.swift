import CoreGraphics
import Foundation
import GalleryLibrary
import XCTest

/// Copying photos into a folder of the library.
final class PhotoCopyingTests: XCTestCase {
  private var folder: URL!

  override func setUpWithError() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("copying-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  override func tearDownWithError() throws { try FileManager.default.removeItem(at: folder) }

  private func write(_ text: String, to name: String) throws -> URL {
    let url = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
    return url
  }

  private func contents(_ name: String) throws -> String {
    try String(decoding: Data(contentsOf: folder.appendingPathComponent("target/\(name)")), as: UTF8.self)
  }

  private var target: FilePath { FilePath(folder.appendingPathComponent("target")) }

  private func namesInTarget() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: target.url.path).sorted()
  }

  /// The folder is created, and a file of the same name is never replaced.
  func testPhotosAreCopied_andNoneIsReplaced() throws {
    let date = Date(timeIntervalSince1970: 1_700_000_000)
    let first = try write("one", to: "a/beach.jpg")
    try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: first.path)
    let second = try write("two", to: "b/beach.jpg")
    let third = try write("three", to: "c/beach.jpg")
    let copying = PhotoCopying([first, second, third], to: target)
    XCTAssertEqual(copying.problems, [])
    XCTAssertEqual(copying.copies.map(\.name.description), ["beach.jpg", "beach 2.jpg", "beach 3.jpg"])
    XCTAssertEqual(try ["beach.jpg", "beach 2.jpg", "beach 3.jpg"].map(contents), ["one", "two", "three"])
    XCTAssertEqual(try namesInTarget().count, 3, "no part of a copy remains")
    let attributes = try FileManager.default.attributesOfItem(atPath: copying.copies[0].url.path)
    XCTAssertEqual(attributes[.modificationDate] as? Date, date)
    XCTAssertEqual(try Data(contentsOf: first), Data("one".utf8), "the original remains")
  }

  func testAPhotoThatIsThereAlready_isNotCopiedAgain() throws {
    let first = try write("one", to: "a/beach.jpg")
    let other = try write("other", to: "target/beach.jpg")
    XCTAssertEqual(PhotoCopying([first], to: target).copies.map(\.name.description), ["beach 2.jpg"])
    let again = PhotoCopying([first, other], to: target)
    XCTAssertEqual(again.copies, [])
    XCTAssertEqual(again.files.map(\.name.description), ["beach 2.jpg", "beach.jpg"])
    XCTAssertEqual(try namesInTarget(), ["beach 2.jpg", "beach.jpg"])
  }

  func testOtherFilesAndMissingOnesAreProblems() throws {
    let text = try write("text", to: "notes.txt")
    let photo = try write("one", to: "beach.JPG")
    let missing = folder.appendingPathComponent("gone.png")
    let copying = PhotoCopying([text, missing, photo], to: target)
    XCTAssertEqual(copying.copies.map(\.name.description), ["beach.JPG"])
    XCTAssertEqual(copying.problems.count, 2)
    XCTAssertEqual(copying.problems.first, "“notes.txt” is neither a photo nor a video")
    XCTAssertTrue(copying.problems.last?.hasPrefix("“gone.png”: ") == true, "\(copying.problems)")
    XCTAssertEqual(try namesInTarget(), ["beach.JPG"])
  }

  func testAFolderThatCannotBeCreated_isAProblem() throws {
    let photo = try write("one", to: "beach.jpg")
    let blocked = FilePath(photo).appending("target")
    let copying = PhotoCopying([photo], to: blocked)
    XCTAssertEqual(copying.files, [])
    XCTAssertEqual(copying.problems.count, 1)
    XCTAssertTrue(copying.problems[0].hasPrefix("\(blocked): "), copying.problems[0])
  }
}
