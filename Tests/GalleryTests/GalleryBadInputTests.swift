import Foundation
import UIKit
import UIKitTesting
import XCTest

@testable import Gallery

/// Invalid folders and files. The Gallery reports each of them and continues.
@preconcurrency @MainActor
final class GalleryBadInputTests: GalleryTestCase {
  private func message() throws -> String {
    let empty = try XCTUnwrap(grid().contentUnavailableConfiguration as? UIContentUnavailableConfiguration)
    return [empty.text, empty.secondaryText].compactMap { $0 }.joined(separator: "\n")
  }

  /// The index cannot be opened, but the favourites are in another folder.
  func testAnIndexThatCannotBeOpened_losesNoFavourites() throws {
    let files = try TemporaryFolder()
    let photos = files.url.appendingPathComponent("photos")
    let date = Date(timeIntervalSince1970: 1_709_208_000)
    try files.write(TemporaryFolder.png(.red), to: "photos/a.png", modified: date)
    try files.write(TemporaryFolder.png(.blue), to: "photos/b.png", modified: date + 60)
    try start(folders: [photos], files: files.url)
    let photo = try XCTUnwrap(grid().photos.item(at: 0))
    delegate.library.setFavourite(PhotoSelection([photo]), true, undo: nil)
    end()
    let index = files.url.appendingPathComponent("index")
    try FileManager.default.removeItem(at: index)
    try Data("a file in place of the folder".utf8).write(to: index)
    for isFavourite in [true, false] {
      try start(folders: [photos], files: files.url)
      try app.wait(until: { self.delegate.library.count == 2 }, limit: 30, "the photos")
      XCTAssertEqual(delegate.library.count(.favourites), isFavourite ? 1 : 0)
      let problem = try XCTUnwrap(delegate.library.problems.first)
      XCTAssertTrue(problem.contains("favourites and albums are kept"), problem)
      let item = try XCTUnwrap((0..<2).compactMap { try? grid().photos.item(at: $0) }.first { $0.name == photo.name })
      XCTAssertEqual(item.isFavourite, isFavourite)
      delegate.library.setFavourite(PhotoSelection([item]), false, undo: nil)
      end()
    }
  }

  /// The messages about damage were written to a terminal only, which a program that the desktop starts does not have.
  func testDamagedFilesOfTheLibrary_areNamedInTheWindow() throws {
    let files = try TemporaryFolder()
    let photos = files.url.appendingPathComponent("photos")
    try files.write(
      TemporaryFolder.png(.red), to: "photos/a.png", modified: Date(timeIntervalSince1970: 1_709_208_000))
    try start(folders: [photos], files: files.url)
    let photo = try XCTUnwrap(grid().photos.item(at: 0))
    delegate.library.setFavourite(PhotoSelection([photo]), true, undo: nil)
    end()
    let journal = files.url.appendingPathComponent("data/user-data.journal")
    var lines = try String(contentsOf: journal, encoding: .utf8).components(separatedBy: "\n")
    let line = try XCTUnwrap(lines.firstIndex { $0.contains("\"favourite\"") })
    lines[line] = "x" + lines[line].dropFirst()
    try lines.joined(separator: "\n").write(to: journal, atomically: false, encoding: .utf8)
    try FileManager.default.removeItem(at: files.url.appendingPathComponent("index"))
    try start(size: CGSize(width: 1280, height: 800), folders: [photos], files: files.url)
    let alert = try XCTUnwrap(split().presentedViewController as? UIAlertController)
    XCTAssertEqual(
      alert.message, "\(journal.path): 1 change is lost; the file is copied before it is written again.")
    // The index has nothing for the lost line, so the journal is written again, which another message says.
    var messages = [alert.message ?? ""]
    while let next = try split().presentedViewController as? UIAlertController, messages.count < 5 {
      if next !== alert { messages.append(next.message ?? "") }
      app.tap(try XCTUnwrap(view(labelled: "OK")))
      try settle()
    }
    XCTAssertNil(try split().presentedViewController)
    XCTAssertEqual(Set(messages).count, messages.count, "each message appears once: \(messages)")
    XCTAssertEqual(delegate.library.warnings, [])
    try app.expectNoReports()
  }

  func testAMissingFolder_isNamedInTheWindow() throws {
    let folder = try TemporaryFolder()
    let missing = folder.url.appendingPathComponent("nowhere")
    try start(folders: [missing])
    XCTAssertEqual(try message(), "No Photos\n\(missing.path): no such folder")
    XCTAssertEqual(delegate.library.problems, ["\(missing.path): no such folder"])
    app.tap(at: CGPoint(x: 160, y: 200))
    app.wheel(at: CGPoint(x: 160, y: 200), notches: CGPoint(x: 0, y: -3))
    try settle()
    _ = try grid()
  }

  func testTheScreenOfAFolderThatIsGone_saysThatItIsGone() throws {
    let folder = try TemporaryFolder()
    let date = Date(timeIntervalSince1970: 1_700_000_000)
    try folder.write(TemporaryFolder.png(.red), to: "photos/trip/a.png", modified: date)
    try folder.write(TemporaryFolder.png(.blue), to: "photos/b.png", modified: date)
    try start(folders: [folder.url.appendingPathComponent("photos")])
    let trip = folder.url.appendingPathComponent("photos/trip")
    try split().show(.folder(FilePath(trip)))
    try settle()
    let library = delegate.library
    try FileManager.default.removeItem(at: trip.appendingPathComponent("a.png"))
    let photos = try grid().photos
    try app.wait(until: { photos.count == 0 }, limit: 30, "the photo disappears")
    try settle()
    XCTAssertEqual(try message(), "No Photos\nThere are no photos in \(trip.path).")
    try FileManager.default.removeItem(at: trip)
    library.postChange()
    try settle()
    XCTAssertEqual(
      try message(),
      "Folder Not Found\n\(trip.path) was moved, renamed or deleted. Its photos appear here when it is back.")
    // The path would fill the screen with the largest text.
    app.window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    try settle()
    XCTAssertEqual(
      try message(),
      "Folder Not Found\n“trip” was moved, renamed or deleted. Its photos appear here when it is back.")
    app.window.traitOverrides.preferredContentSizeCategory = .large
    try settle()
    // A loop of links cannot be opened, not even by root.
    try FileManager.default.createSymbolicLink(atPath: trip.path, withDestinationPath: trip.path)
    library.postChange()
    try settle()
    XCTAssertEqual(
      try message(), "Folder Cannot Be Opened\n\(trip.path) cannot be read: \(String(cString: strerror(ELOOP))).")
  }

  /// The mount point of a disk that is not connected is an empty folder.
  func testTheScreenOfADiskThatIsNotConnected_saysSo() throws {
    try XCTSkipUnless(getuid() == 0, "only the superuser may mount")
    let folder = try TemporaryFolder()
    let disk = folder.url.appendingPathComponent("disk")
    try FileManager.default.createDirectory(at: disk, withIntermediateDirectories: true)
    try XCTSkipUnless(mount("photos", disk.path, "tmpfs", 0, "size=8m") == 0, "tmpfs cannot be mounted here")
    let isMounted = { umount2(disk.path, Int32(MNT_DETACH)) == 0 }
    defer { while isMounted() {} }
    try folder.write(TemporaryFolder.png(.red), to: "disk/a.png", modified: Date(timeIntervalSince1970: 1_700_000_000))
    let files = folder.url.appendingPathComponent("library")
    try start(folders: [disk], files: files)
    try split().show(.folder(FilePath(disk)))
    try settle()
    XCTAssertEqual(try grid().photos.count, 1)
    end()
    XCTAssertTrue(isMounted())
    try start(folders: [disk], files: files)
    let advice = "They appear here when it is connected again."
    try split().show(.folder(FilePath(disk)))
    try settle()
    XCTAssertEqual(
      try message(), "Disk Not Connected\nThe disk with the photos in \(disk.path) is not connected. \(advice)")
    try split().show(.library)
    try settle()
    XCTAssertEqual(
      delegate.library.problems,
      [
        "\(disk.path): the disk with the photos in this folder is not connected; they appear when it is connected again"
      ])
  }

  /// The advice to change the permissions is of no use for a folder of another user.
  func testTheAdviceForAFolderThatMayNotBeOpened() {
    func advice(_ belongsToUser: Bool?) -> String {
      EmptyFolder(.EACCES, belongsToUser: belongsToUser).texts("/photos/trip").advice
    }
    let refusal = "You are not allowed to open /photos/trip."
    XCTAssertEqual(advice(true), refusal + " Its permissions can be changed in the file manager.")
    XCTAssertEqual(advice(false), refusal + " It belongs to another user.")
    XCTAssertEqual(advice(nil), refusal, "the owner is unknown")
    XCTAssertEqual(EmptyFolder(.ENOTDIR, belongsToUser: nil), .missing)
  }

  /// The main thread waited for the disk of an empty folder at each change.
  func testTheReasonOfAnEmptyFolder_isFoundOffTheMainThread() throws {
    let folder = try TemporaryFolder()
    let date = Date(timeIntervalSince1970: 1_700_000_000)
    try folder.write(TemporaryFolder.png(.red), to: "photos/trip/a.png", modified: date)
    try folder.write(TemporaryFolder.png(.blue), to: "photos/b.png", modified: date)
    readingLimit = 0
    try start(folders: [folder.url.appendingPathComponent("photos")])
    let trip = folder.url.appendingPathComponent("photos/trip")
    try split().show(.folder(FilePath(trip)))
    try settle()
    let library = delegate.library
    let photos = try grid().photos
    let empty = "No Photos\nThere are no photos in \(trip.path)."
    try FileManager.default.removeItem(at: trip.appendingPathComponent("a.png"))
    try app.wait(until: { photos.count == 0 }, limit: 30, "the photo disappears")
    try settle()
    XCTAssertEqual(try message(), empty)
    try FileManager.default.removeItem(at: trip)
    library.postChange()
    let gone = "Folder Not Found\n\(trip.path) was moved, renamed or deleted. Its photos appear here when it is back."
    try app.wait(until: { (try? self.message()) == gone }, limit: 30, "the reason")
    // Another change during a read leads to another read. The earlier reason remains on the screen until then.
    library.postChange()
    XCTAssertEqual(library.emptyFolderReadings.count, 1)
    XCTAssertEqual(try message(), gone)
    try FileManager.default.createDirectory(at: trip, withIntermediateDirectories: true)
    for _ in 0..<3 { library.postChange() }
    XCTAssertEqual(library.emptyFolderReadings.values.map { $0.later.count }, [1])
    try app.wait(until: { (try? self.message()) == empty }, limit: 30, "the reason of the later read")
    try settle()
    XCTAssertTrue(library.emptyFolderReadings.isEmpty)
    try app.expectNoReports()
  }

  func testAFolderWithoutPhotos_isNamedInTheWindow() throws {
    let folder = try TemporaryFolder()
    try folder.write(Data("notes".utf8), to: "notes.txt")
    try start(folders: [folder.url])
    XCTAssertEqual(try message(), "No Photos\n\(folder.url.path): no photos in this folder")
  }

  /// Returns an image of noise. Its file is too large for the first half to contain all of it.
  private static func noise(_ side: Int = 96) -> UIImage {
    var random = SeededRandom(seed: 7)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: side, height: side), format: format).image { context in
      for y in stride(from: 0, to: side, by: 4) {
        for x in stride(from: 0, to: side, by: 4) {
          UIColor(hue: random.next(in: 0...1), saturation: 0.7, brightness: 0.8, alpha: 1).setFill()
          context.fill(CGRect(x: x, y: y, width: 4, height: 4))
        }
      }
    }
  }

  func testFilesThatCannotBeRead_arePlaceholdersWithTheReason() throws {
    let folder = try TemporaryFolder()
    let image = Self.noise()
    let jpeg = try XCTUnwrap(image.jpegData(compressionQuality: 0.9))
    let png = try XCTUnwrap(image.pngData())
    let date = Date(timeIntervalSince1970: 1_700_000_000)
    try folder.write(jpeg, to: "Holiday/a good one.jpg", modified: date)
    var bad: [String: Data] = [
      "b cut off.jpg": jpeg.prefix(300), "c cut off.png": png.prefix(png.count / 2), "d empty.jpg": Data(),
      "e text.png": Data("this is no picture\n".utf8),
    ]
    var webp = Data("RIFF".utf8) + Data([0x40, 0, 0, 0]) + Data("WEBPVP8 ".utf8) + Data([0x34, 0, 0, 0])
    webp.append(Data(repeating: 0x9d, count: 52))
    bad["f broken.webp"] = webp
    bad["g cut off.gif"] = Data("GIF89a".utf8) + Data([16, 0, 16, 0])
    for (index, (name, data)) in bad.sorted(by: { $0.key < $1.key }).enumerated() {
      let date = date.addingTimeInterval(-60 * Double(index + 1))
      try folder.write(data, to: "Holiday/\(name)", modified: date)
    }
    try start(size: CGSize(width: 390, height: 700), folders: [folder.url])
    let photos = try grid().photos
    XCTAssertEqual(photos.count, 7)
    for item in 0..<photos.count {
      let photo = Photo(try XCTUnwrap(photos.item(at: item)))
      let cell = try XCTUnwrap(
        grid().collectionView.cellForItem(at: IndexPath(item: item, section: 0)) as? PhotoCell)
      let shown = try XCTUnwrap(cell.imageView.image, photo.name)
      let isPlaceholder = shown.size == CGSize(width: 250, height: 250)
      XCTAssertEqual(isPlaceholder, photo.name != "a good one", photo.name)
      guard photo.name != "a good one" else { continue }
      switch PhotoDecoder().decode(photo, maximumPixelSize: 320) {
      case .success: XCTFail("\(photo.name) was read")
      case .failure(let error):
        XCTAssertFalse(error.description.isEmpty)
        XCTAssertFalse(error.description.contains("\n"))
        XCTAssertFalse(error.description.contains("Error("), "for people, not for us: \(error)")
      }
    }
    try app.expectSnapshot("broken-files", tolerance: SnapshotTolerance(fraction: 0.004, squareFraction: 1))
    let broken = try XCTUnwrap((0..<7).first { photos.item(at: $0).map { Photo($0).name } == "e text" })
    app.tap(at: try location(item: broken))
    try settle()
    XCTAssertNotNil(view(labelled: "This Photo Cannot Be Shown"))
    try app.expectNoReports()
  }

  func testAWindowClosedWhileThumbnailsLoad_endsInPeace() throws {
    try launch()
    let delegate = self.delegate!
    try app.wait(until: { delegate.isLibraryShown }, "the library")
    app.frame()
    // Pictures are passed to the main thread, which this test keeps until the window closes.
    let item = try XCTUnwrap(grid().photos.item(at: 0))
    var received = 0
    let requests = (1...20).map { size in
      delegate.loader.load(Photo(item), pixelSize: size, priority: .low) { _ in received += 1 }
    }
    defer { requests.forEach { $0.cancel() } }
    XCTAssertGreaterThan(delegate.loader.pendingCount, 0, "pictures are on their way")
    XCTAssertEqual(received, 0)
    let app = self.app!
    app.requestClose()
    XCTAssertTrue(app.isClosed)
    end()
    app.pump(0.2)
    // The next launch is not affected.
    try start()
    XCTAssertEqual(try grid().photos.count, SamplePhoto.files.count)
  }

  func testAWindowClosedWhileTheFoldersAreRead_endsInPeace() throws {
    try launch()
    XCTAssertFalse(delegate.isLibraryShown)
    let app = self.app!
    let loader = delegate.loader
    end()
    app.pump(0.3)
    XCTAssertEqual(loader.pendingCount, 0, "nothing is loaded for a window that is gone")
  }

  func testAWindowOfOnePoint_isDrawn_andGrowsUp() throws {
    try start(size: CGSize(width: 320, height: 480))
    let table = app.snapshot()
    end()
    try start(size: CGSize(width: 1, height: 1))
    XCTAssertEqual(app.snapshot().width, 1)
    app.wheel(at: .zero, notches: CGPoint(x: 0, y: -5))
    try settle()
    app.resize(to: CGSize(width: 0, height: 0))
    try settle()
    XCTAssertEqual(app.snapshot().height, 1)
    app.resize(to: CGSize(width: 320, height: 480))
    try settle()
    app.wheel(at: CGPoint(x: 160, y: 300), notches: CGPoint(x: 0, y: 20))
    try settle()
    assertSame(app.snapshot(), table, "after growing from one point")
    try app.expectNoReports()
  }
}
