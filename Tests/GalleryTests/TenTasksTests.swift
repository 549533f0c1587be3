import GalleryLibrary
import TestSupport
import UIKit
import UIKitTesting
import XCTest

@testable import Gallery

/// The ten tasks of gallery-tasks.md, with the numbers of steps that the page states.
///
/// A step is a tap, a click, a drag, a press of a key or a typed word. Moving the mouse without a button is not a step.
@preconcurrency @MainActor
final class TenTasksTests: GalleryTestCase {
  private static let phone = CGSize(width: 390, height: 844)
  /// A window with the sidebar beside the photos.
  private static let wide = CGSize(width: 1100, height: 760)

  private var folder: TemporaryFolder!
  private var photos: URL!
  private var files: TemporaryFolder!
  /// The number of steps of the task.
  private var steps = 0

  override class func setUp() {
    super.setUp()
    // GLib reads it once, so the files may be in the user's trash until the test has put them back.
    setenv("XDG_DATA_HOME", dataFolder.path, 1)
  }

  override class func tearDown() {
    try? FileManager.default.removeItem(at: dataFolder)
    super.tearDown()
  }

  nonisolated private static let dataFolder = FileManager.default.temporaryDirectory.appendingPathComponent(
    "gallery-data-\(getpid())")

  override func setUp() async throws {
    folder = try TemporaryFolder()
    files = try TemporaryFolder()
    photos = folder.url.appendingPathComponent("Holiday")
    for day in 1...9 {
      try write("day \(day)", Date(timeIntervalSince1970: 1_709_208_000 + Double(day) * 86_400), hue: day)
    }
  }

  override func tearDown() async throws {
    end()
    folder = nil
    files = nil
  }

  private func write(_ name: String, _ date: Date, hue: Int) throws {
    let color = UIColor(hue: CGFloat(hue) / 12, saturation: 0.6, brightness: 0.9, alpha: 1)
    try folder.write(TemporaryFolder.png(color), to: "Holiday/\(name).png", modified: date)
  }

  private func begin(_ size: CGSize) throws {
    try start(size: size, folders: [photos], files: files.url)
    steps = 0
  }

  /// Creates an album of the days 1 to 5, in this order.
  private func makeAlbum() throws {
    let all = try (0..<9).map { try XCTUnwrap(grid().photos.item(at: $0)) }
    let numbers = try (1...5).map { day in try XCTUnwrap(all.first { $0.name == "day \(day)" }).id }
    _ = try delegate.library.createAlbum(named: "Spring", with: numbers)
    try settle()
  }

  // MARK: Steps

  private func middle(of label: String) throws -> CGPoint {
    let view = try XCTUnwrap(view(labelled: label), label)
    return view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
  }

  private func middleOfSearchField() throws -> CGPoint {
    let field = try grid().search.searchBar.searchTextField
    return field.convert(CGPoint(x: field.bounds.midX, y: field.bounds.midY), to: nil)
  }

  private func tap(at point: CGPoint) throws {
    app.tap(at: point)
    steps += 1
    try settle()
  }

  private func tap(_ label: String) throws { try tap(at: middle(of: label)) }

  private func click(at point: CGPoint, modifiers: UIKeyModifierFlags = []) throws {
    app.modifiers = modifiers
    app.click(at: point)
    app.modifiers = []
    steps += 1
    try settle()
  }

  private func click(_ label: String) throws { try click(at: middle(of: label)) }

  private func press(_ key: UIKeyboardHIDUsage, modifiers: UIKeyModifierFlags = []) throws {
    app.key(key, modifiers: modifiers)
    steps += 1
    try settle()
  }

  /// Types words, each of which is a step.
  private func enter(_ text: String) throws {
    app.type(text)
    steps += text.split(separator: " ").count
    try settle()
  }

  /// Drags from a finger or the mouse that is down already, waits until a gap has opened, and lifts it.
  private func drag(_ finger: TestFinger, to point: CGPoint) throws {
    finger.drag(to: point, duration: 0.4)
    app.wait(0.8)
    finger.lift()
    steps += 1
    try settle()
  }

  private func wait(for count: Int) throws {
    try app.wait(until: { (try? self.grid().photos.count) == count }, limit: 30, "\(count) photos")
  }

  private func wait(forSuggestion title: String) throws {
    try app.wait(
      until: { (try? self.suggestionTitles().contains(title)) == true }, limit: 30, title)
    try settle()
  }

  // MARK: 1. A photo of last March

  /// Writes photos of the March before the present month, and returns their number.
  private func writeLastMarch() throws -> Int {
    let today = Calendar.current.dateComponents([.year, .month], from: Date())
    let (year, month) = (try XCTUnwrap(today.year), try XCTUnwrap(today.month))
    let date = DateComponents(year: month > 3 ? year : year - 1, month: 3, day: 10, hour: 12)
    let noon = try XCTUnwrap(Calendar.current.date(from: date))
    for number in 1...9 { try write("spring \(number)", noon + Double(number) * 60, hue: number) }
    return 9
  }

  func testAPhotoOfLastMarch_withFingers() throws {
    let count = try writeLastMarch()
    try begin(Self.phone)
    try tap(at: middleOfSearchField())
    try enter("last March")
    try wait(for: count)
    // The suggestions may cover the first row.
    let name = try XCTUnwrap(grid().photos.item(at: 6)?.name)
    try tap(at: location(item: 6))
    XCTAssertEqual(try top(PhotoViewController.self).title, name)
    XCTAssertTrue(name.hasPrefix("spring"), name)
    XCTAssertEqual(steps, 4)
    try app.expectNoReports()
  }

  func testAPhotoOfLastMarch_withMouseAndKeys() throws {
    let count = try writeLastMarch()
    try begin(Self.wide)
    try click(at: middleOfSearchField())
    try enter("last March")
    try wait(for: count)
    let name = try XCTUnwrap(grid().photos.item(at: 6)?.name)
    try click(at: location(item: 6))
    XCTAssertEqual(try top(PhotoViewController.self).title, name)
    XCTAssertTrue(name.hasPrefix("spring"), name)
    XCTAssertEqual(steps, 4)
    try app.expectNoReports()
  }

  // MARK: 2. An album of five photos

  func testAnAlbumOfFive_withFingers() throws {
    try begin(Self.phone)
    try tap("Select")
    for item in [0, 2, 3, 5, 6] { try tap(at: location(item: item)) }
    try tap("Add to Album")
    try tap("New Album…")
    try enter("Rome")
    try tap("Create")
    XCTAssertEqual(delegate.library.albums.map(\.name), ["Rome"])
    XCTAssertEqual(delegate.library.albums.map(\.count), [5])
    XCTAssertEqual(steps, 10)
    try app.expectNoReports()
  }

  func testAnAlbumOfFive_withMouseAndKeys() throws {
    try begin(Self.wide)
    for item in [0, 2, 3, 5, 6] { try click(at: location(item: item), modifiers: .control) }
    let mouse = app.press(at: try location(item: 3))
    try drag(mouse, to: middle(of: "New Album"))
    try enter("Rome")
    try press(.keyboardReturnOrEnter)
    XCTAssertEqual(delegate.library.albums.map(\.name), ["Rome"])
    XCTAssertEqual(delegate.library.albums.map(\.count), [5])
    XCTAssertEqual(steps, 8)
    try app.expectNoReports()
  }

  // MARK: 3. The order of the album

  func testTheOrderOfAnAlbum_withFingers() throws {
    try begin(Self.wide)
    try makeAlbum()
    try tap("Spring")
    try tap("Select")
    let third = try location(item: 2)
    let finger = app.touch(at: try location(item: 0))
    app.wait(0.7)
    try drag(finger, to: CGPoint(x: third.x + 10, y: third.y))
    XCTAssertEqual(try names(), ["day 2", "day 3", "day 1", "day 4", "day 5"])
    XCTAssertEqual(steps, 3)
    try app.expectNoReports()
  }

  func testTheOrderOfAnAlbum_withTheMouse() throws {
    try begin(Self.wide)
    try makeAlbum()
    try click("Spring")
    let third = try location(item: 2)
    let mouse = app.press(at: try location(item: 0))
    try drag(mouse, to: CGPoint(x: third.x + 10, y: third.y))
    XCTAssertEqual(try names(), ["day 2", "day 3", "day 1", "day 4", "day 5"])
    XCTAssertEqual(steps, 2)
    try app.expectNoReports()
  }

  // MARK: 4. Undoing a deletion

  private func fileCount() throws -> Int { try FileManager.default.contentsOfDirectory(atPath: photos.path).count }

  func testADeletionIsUndone_withFingers() throws {
    try begin(Self.phone)
    try tap("Select")
    try tap(at: location(item: 1))
    // The message disappears after some seconds, so nothing waits for the end of animations.
    app.tap(at: try middle(of: "Delete"))
    steps += 1
    try wait(for: 8)
    app.wait(0.5)
    XCTAssertEqual(try fileCount(), 8)
    app.tap(at: try middle(of: "Undo"))
    steps += 1
    try wait(for: 9)
    XCTAssertEqual(try fileCount(), 9)
    XCTAssertEqual(try names(), (1...9).reversed().map { "day \($0)" })
    XCTAssertEqual(steps, 4)
    try app.expectNoReports()
  }

  func testADeletionIsUndone_withKeys() throws {
    try begin(Self.wide)
    app.hover(at: try location(item: 1))
    try press(.keyboardDeleteForward)
    try wait(for: 8)
    XCTAssertEqual(try fileCount(), 8)
    try press(.keyboardZ, modifiers: .control)
    try wait(for: 9)
    XCTAssertEqual(try fileCount(), 9)
    XCTAssertEqual(steps, 2)
    try app.expectNoReports()
  }

  // MARK: 5. Rotating without changing the file

  func testARotationLeavesTheFile_withFingers() throws {
    try begin(Self.phone)
    let original = try Data(contentsOf: photos.appendingPathComponent("day 9.png"))
    try tap(at: location(item: 0))
    try tap("More")
    try tap("Rotate Right")
    let viewer = try top(PhotoViewController.self)
    XCTAssertEqual(viewer.item.turns, 1)
    XCTAssertEqual(viewer.imageView.image?.size, CGSize(width: 30, height: 40))
    XCTAssertEqual(try Data(contentsOf: photos.appendingPathComponent("day 9.png")), original)
    XCTAssertEqual(steps, 3)
    try app.expectNoReports()
  }

  func testARotationLeavesTheFile_withKeys() throws {
    try begin(Self.wide)
    let original = try Data(contentsOf: photos.appendingPathComponent("day 9.png"))
    app.hover(at: try location(item: 0))
    try press(.keyboardR)
    XCTAssertEqual(try grid().photos.item(at: 0)?.turns, 1)
    XCTAssertEqual(try Data(contentsOf: photos.appendingPathComponent("day 9.png")), original)
    XCTAssertEqual(steps, 1)
    try app.expectNoReports()
  }

  // MARK: 6. A photo on a phone

  /// What the page shows in a window as large as a phone, after the program was started with a file.
  func testAPhotoIsShownInAPhonesPage() throws {
    try launch(size: Self.phone, folders: [photos.appendingPathComponent("day 3.png")], files: files.url)
    try app.wait(
      until: { (try? self.split())?.content.topViewController is PhotoViewController }, limit: 30, "the photo")
    try settle()
    let viewer = try top(PhotoViewController.self)
    XCTAssertEqual(viewer.title, "day 3")
    try app.wait(until: { viewer.photos.count == 9 }, limit: 30, "the neighbors")
    steps = 0
    app.drag(from: CGPoint(x: 300, y: 420), to: CGPoint(x: 80, y: 420), duration: 0.15)
    steps += 1
    try settle()
    XCTAssertEqual(try top(PhotoViewController.self).title, "day 2")
    XCTAssertEqual(steps, 1)
    try app.expectNoReports()
  }

  // MARK: 7. A day three years ago

  /// Writes photos of the day three years ago, and returns it as it is typed.
  private func writeThreeYearsAgo() throws -> String {
    let calendar = Calendar.current
    let day = try XCTUnwrap(calendar.date(byAdding: .year, value: -3, to: Date()))
    let noon = calendar.startOfDay(for: day) + 12 * 3600
    for number in 1...9 { try write("then \(number)", noon + Double(number) * 60, hue: number) }
    let parts = calendar.dateComponents([.year, .month, .day], from: noon)
    return String(format: "%04d-%02d-%02d", parts.year ?? 0, parts.month ?? 0, parts.day ?? 0)
  }

  func testADayThreeYearsAgo_withFingers() throws {
    let day = try writeThreeYearsAgo()
    try begin(Self.phone)
    try tap(at: middleOfSearchField())
    try enter(day)
    try wait(for: 9)
    let name = try XCTUnwrap(grid().photos.item(at: 6)?.name)
    try tap(at: location(item: 6))
    XCTAssertEqual(try top(PhotoViewController.self).title, name)
    XCTAssertTrue(name.hasPrefix("then"), name)
    XCTAssertEqual(steps, 3)
    try app.expectNoReports()
  }

  func testADayThreeYearsAgo_withMouseAndKeys() throws {
    let day = try writeThreeYearsAgo()
    try begin(Self.wide)
    try click(at: middleOfSearchField())
    try enter(day)
    try wait(for: 9)
    let name = try XCTUnwrap(grid().photos.item(at: 6)?.name)
    try click(at: location(item: 6))
    XCTAssertEqual(try top(PhotoViewController.self).title, name)
    XCTAssertTrue(name.hasPrefix("then"), name)
    XCTAssertEqual(steps, 3)
    try app.expectNoReports()
  }

  // MARK: 8. Videos of one camera

  /// Returns a JPEG file with the name of a camera in an EXIF block.
  private static func jpeg(camera: String) throws -> Data {
    let picture = try XCTUnwrap(UIImage(data: TemporaryFolder.png(.blue))?.jpegData(compressionQuality: 0.85))
    let text: [UInt8] = Array(camera.utf8) + [0]
    // A directory of one entry: the model of the camera, whose text follows the directory.
    let directory: [UInt8] = [1, 0, 0x10, 0x01, 2, 0, UInt8(text.count), 0, 0, 0, 26, 0, 0, 0, 0, 0, 0, 0]
    var block: [UInt8] = Array("Exif".utf8) + [0, 0]
    block += Array("II".utf8)
    block += [42, 0, 8, 0, 0, 0]
    block += directory + text
    let head: [UInt8] = [0xFF, 0xE1, 0, UInt8(block.count + 2)]
    return picture.prefix(2) + Data(head + block) + picture.dropFirst(2)
  }

  /// Writes a video and a photo of one camera, and a video without a camera.
  private func writeClips() throws {
    let date = Date(timeIntervalSince1970: 1_710_500_000)
    try folder.write(
      MovieMaker.movie(seconds: 5, width: 640, height: 480, texts: [("mak", "Canon"), ("mod", "Canon EOS R5")]),
      to: "Holiday/clip.mp4", modified: date)
    try folder.write(
      MovieMaker.movie(seconds: 5, width: 640, height: 480), to: "Holiday/other.mp4", modified: date + 30)
    try folder.write(Self.jpeg(camera: "Canon EOS R5"), to: "Holiday/still.jpg", modified: date + 60)
  }

  func testVideosOfACamera_withFingers() throws {
    try writeClips()
    try begin(Self.phone)
    try tap(at: middleOfSearchField())
    try enter("vid")
    try wait(forSuggestion: "Videos")
    try tap("Videos")
    XCTAssertEqual(try names(), ["other", "clip"])
    try enter("canon")
    try wait(forSuggestion: "Canon EOS R5")
    try tap("Canon EOS R5")
    XCTAssertEqual(try grid().search.searchBar.searchTextField.tokens.count, 2)
    XCTAssertEqual(try names(), ["clip"])
    XCTAssertEqual(steps, 5)
    try app.expectNoReports()
  }

  func testVideosOfACamera_withMouseAndKeys() throws {
    try writeClips()
    try begin(Self.wide)
    try press(.keyboardF, modifiers: .control)
    try enter("vid")
    try wait(forSuggestion: "Videos")
    try click("Videos")
    try enter("canon")
    try wait(forSuggestion: "Canon EOS R5")
    try click("Canon EOS R5")
    XCTAssertEqual(try names(), ["clip"])
    XCTAssertEqual(steps, 5)
    try app.expectNoReports()
  }

  /// Conditions that no item meets together.
  func testConditionsThatNothingMeets() throws {
    try writeClips()
    try begin(Self.phone)
    try tap(at: middleOfSearchField())
    for (word, suggestion) in [("vid", "Videos"), ("canon", "Canon EOS R5")] {
      try enter(word)
      try wait(forSuggestion: suggestion)
      try tap(suggestion)
    }
    try enter("2031")
    try wait(for: 0)
    let empty = try XCTUnwrap(grid().contentUnavailableConfiguration as? UIContentUnavailableConfiguration)
    XCTAssertEqual(empty.secondaryText, "No photo meets all conditions. Remove one of them.")
    try app.expectNoReports()
  }

  func testATokenOfACamera_withMouseAndKeys() throws {
    try writeClips()
    try begin(Self.wide)
    try click(at: middleOfSearchField())
    try enter("canon")
    try wait(forSuggestion: "Canon EOS R5")
    try click("Canon EOS R5")
    XCTAssertEqual(try names(), ["still", "clip"])
    XCTAssertEqual(steps, 3)
    try app.expectNoReports()
  }

  // MARK: 9. Favorites

  func testFavorites_withFingers() throws {
    try begin(Self.wide)
    try tap("Select")
    for item in [1, 3, 5] { try tap(at: location(item: item)) }
    try tap("Favourite")
    try tap("Favourites")
    XCTAssertEqual(try grid().title, "Favourites")
    XCTAssertEqual(try names(), ["day 8", "day 6", "day 4"])
    XCTAssertEqual(steps, 6)
    try app.expectNoReports()
  }

  func testFavorites_withMouseAndKeys() throws {
    try begin(Self.wide)
    for item in [1, 3, 5] {
      app.hover(at: try location(item: item))
      try press(.keyboardF)
    }
    try click("Favourites")
    XCTAssertEqual(try grid().title, "Favourites")
    XCTAssertEqual(try names(), ["day 8", "day 6", "day 4"])
    XCTAssertEqual(steps, 4)
    try app.expectNoReports()
  }

  // MARK: 10. Sharing and printing three photos

  func testThreePhotosAreShared_withFingers() throws {
    try begin(Self.phone)
    try tap("Select")
    for item in 0..<3 { try tap(at: location(item: item)) }
    try tap("More")
    try tap("Share…")
    XCTAssertTrue(try grid().presentedViewController is UIActivityViewController)
    XCTAssertEqual(steps, 6)
    try app.expectNoReports()
  }

  func testThreePhotosArePrinted_withMouseAndKeys() throws {
    try begin(Self.wide)
    for item in 0..<3 { try click(at: location(item: item), modifiers: .control) }
    // The panel reads the printers meanwhile, so nothing waits for the end of its animations.
    app.key(.keyboardP, modifiers: .control)
    steps += 1
    XCTAssertEqual(UIPrintInteractionController.shared.printingItems?.count, 3)
    XCTAssertEqual(steps, 4)
    try app.expectNoReports()
  }
}
