import Foundation
import UIKitTesting
import XCTest

@testable import UIKit

/// The photo picker. Source: Apple's documentation of `PHPickerConfiguration` and `PHPickerViewControllerDelegate`.
@preconcurrency @MainActor
final class PhotoPickerTests: XCTestCase {
  private var app: TestApplication!
  private var root: UIViewController!
  private var folder: URL!
  private let log = PickerLog()

  override func setUp() async throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("photos-test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("Inner"), withIntermediateDirectories: true)
    start(CGSize(width: 390, height: 844), .light)
    // The names are in the order of age, the newest first.
    let colors: [UIColor] = [.systemRed, .systemGreen, .systemBlue, .systemOrange, .systemPurple, .systemTeal]
    let names = ["a.png", "Inner/b.png", "c.png", "Screenshot 1.png", "e.png", "f.png"]
    for (index, name) in names.enumerated() { try write(name, colors[index], age: Double(index)) }
    try Data([1]).write(to: folder.appendingPathComponent("movie.mp4"))
    try setAge(10, "movie.mp4")
    try Data("x".utf8).write(to: folder.appendingPathComponent("note.txt"))
    try Data("x".utf8).write(to: folder.appendingPathComponent(".hidden.png"))
  }

  private func start(_ size: CGSize, _ style: UIUserInterfaceStyle) {
    app?.close()
    app = TestApplication(size: size, scale: 2)
    app.onReport = { XCTFail($0) }
    root = UIViewController()
    app.show(root)
    root.view.window?.overrideUserInterfaceStyle = style
    app.frame()
  }

  override func tearDown() async throws {
    app.close()
    app = nil
    try FileManager.default.removeItem(at: folder)
  }

  private func write(_ name: String, _ color: UIColor, age: Double) throws {
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 40))
    let data = renderer.pngData { context in
      color.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 60, height: 40))
      UIColor.white.setFill()
      context.cgContext.fillEllipse(in: CGRect(x: 20, y: 10, width: 20, height: 20))
    }
    try data.write(to: folder.appendingPathComponent(name))
    try setAge(age, name)
  }

  private func setAge(_ age: Double, _ name: String) throws {
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 1_700_000_000 - age * 1000)],
      ofItemAtPath: folder.appendingPathComponent(name).path)
  }

  private func wait(until condition: () -> Bool) throws {
    let end = Date(timeIntervalSinceNow: 120)
    while !condition(), Date() < end {
      _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
      app.frame()
    }
    XCTAssertTrue(condition(), "within 20 seconds")
  }

  private func present(
    _ configuration: PHPickerConfiguration
  ) throws -> (PHPickerViewController, PhotoGridController) {
    let picker = PHPickerViewController(configuration: configuration, folder: folder)
    picker.delegate = log
    log.names = []
    root.present(picker, animated: false)
    try app.waitUntilIdle()
    let navigation = try XCTUnwrap(picker.children.first as? UINavigationController)
    let grid = try XCTUnwrap(navigation.topViewController as? PhotoGridController)
    try wait { !grid.photos.isEmpty }
    try app.waitUntilIdle()
    return (picker, grid)
  }

  private func select(_ items: Int..., in grid: PhotoGridController) {
    for item in items {
      grid.collectionView(grid.collectionView, didSelectItemAt: IndexPath(item: item, section: 0))
    }
  }

  func testTheNewestComeFirst_andATapEndsAPickerForOne() throws {
    let (_, grid) = try present(PHPickerConfiguration())
    XCTAssertEqual(
      grid.photos.map(\.name), ["a.png", "b.png", "c.png", "Screenshot 1.png", "e.png", "f.png", "movie.mp4"])
    XCTAssertNil(grid.navigationItem.rightBarButtonItem)
    select(1, in: grid)
    XCTAssertEqual(log.names, [["b.png"]])
    XCTAssertEqual(log.identifiers, [[nil]], "no library")
    let provider = try XCTUnwrap(log.results.first?.first?.itemProvider)
    XCTAssertTrue(provider.canLoadObject(ofClass: UIImage.self))
    nonisolated(unsafe) var size: CGSize?
    provider.loadObject(ofClass: UIImage.self) { image, _ in size = (image as? UIImage)?.size }
    try wait { size != nil }
    nonisolated(unsafe) var loaded: (name: String, exists: Bool)?
    nonisolated(unsafe) var path = ""
    provider.loadFileRepresentation(forTypeIdentifier: "public.image") { url, _ in
      path = url?.path ?? ""
      loaded = (url?.lastPathComponent ?? "", FileManager.default.fileExists(atPath: path))
    }
    try wait { loaded != nil }
    XCTAssertEqual(loaded?.name, "b.png")
    XCTAssertEqual(loaded?.exists, true)
    try wait { !FileManager.default.fileExists(atPath: path) }
    XCTAssertEqual(size, CGSize(width: 120, height: 80), "in pixels")
  }

  func testFilters() throws {
    func names(_ filter: PHPickerFilter) throws -> [String] {
      PickerPhoto.find(in: folder).filter { filter.matches($0) }.map(\.name)
    }
    XCTAssertEqual(try names(.videos), ["movie.mp4"])
    XCTAssertEqual(try names(.screenshots), ["Screenshot 1.png"])
    XCTAssertEqual(try names(.livePhotos), [])
    XCTAssertEqual(try names(.any(of: [.videos, .screenshots])), ["Screenshot 1.png", "movie.mp4"])
    XCTAssertEqual(
      try names(.all(of: [.images, .not(.screenshots)])), ["a.png", "b.png", "c.png", "e.png", "f.png"])
    XCTAssertEqual(PHPickerFilter.any(of: [.images]), PHPickerFilter.any(of: [.images]))
  }

  func testOrderedSelectionWithALimit() throws {
    var configuration = PHPickerConfiguration(photoLibrary: .shared())
    configuration.selectionLimit = 3
    configuration.selection = .ordered
    configuration.preselectedAssetIdentifiers = [folder.appendingPathComponent("e.png").path]
    let (picker, grid) = try present(configuration)
    XCTAssertEqual(grid.selection.map(\.name), ["e.png"], "preselected")
    select(2, 0, 1, in: grid)
    XCTAssertEqual(grid.selection.map(\.name), ["e.png", "c.png", "a.png"], "the limit")
    let path = { (name: String) in self.folder.appendingPathComponent(name).path }
    picker.moveAsset(withIdentifier: path("a.png"), afterAssetWithIdentifier: nil)
    XCTAssertEqual(grid.selection.map(\.name), ["a.png", "e.png", "c.png"])
    picker.moveAsset(withIdentifier: path("a.png"), afterAssetWithIdentifier: path("e.png"))
    XCTAssertEqual(grid.selection.map(\.name), ["e.png", "a.png", "c.png"])
    picker.deselectAssets(withIdentifiers: [path("a.png"), "unknown"])
    XCTAssertEqual(grid.selection.map(\.name), ["e.png", "c.png"])
    let add = try XCTUnwrap(grid.navigationItem.rightBarButtonItem)
    XCTAssertEqual(add.title, "Add (2)")
    add.primaryAction?.performWithSender(add, target: nil)
    XCTAssertEqual(log.names, [["e.png", "c.png"]])
    XCTAssertEqual(log.identifiers, [[path("e.png"), path("c.png")]])
    var update = PHPickerConfiguration.Update()
    update.selectionLimit = 1
    picker.updatePicker(using: update)
    XCTAssertEqual(picker.configuration.selectionLimit, 1)
    XCTAssertEqual(grid.selection.map(\.name), ["e.png"])
    let cancel = try XCTUnwrap(grid.navigationItem.leftBarButtonItem)
    cancel.primaryAction?.performWithSender(cancel, target: nil)
    XCTAssertEqual(log.names.last, [])
  }

  func testContinuousSelection_andZoom() throws {
    var configuration = PHPickerConfiguration()
    configuration.selectionLimit = 0
    configuration.selection = .continuousAndOrdered
    let (picker, grid) = try present(configuration)
    XCTAssertNil(grid.navigationItem.rightBarButtonItem)
    select(0, 3, 0, in: grid)
    XCTAssertEqual(log.names, [["a.png"], ["a.png", "Screenshot 1.png"], ["Screenshot 1.png"]])
    let width = { () -> CGFloat in
      grid.collectionView.layoutIfNeeded()
      return grid.collectionView.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.frame.width ?? 0
    }
    let usual = width()
    XCTAssertEqual(usual, 128.5, accuracy: 0.01, "three columns in 390 points, with 2 points between")
    picker.zoomIn()
    XCTAssertGreaterThan(width(), usual)
    picker.zoomOut()
    picker.zoomOut()
    XCTAssertLessThan(width(), usual)
    picker.scrollToInitialPosition()
  }

  func testPictures() throws {
    for (name, size, style) in [
      ("photo-picker-light", CGSize(width: 390, height: 844), UIUserInterfaceStyle.light),
      ("photo-picker-dark", CGSize(width: 1024, height: 768), .dark),
    ] {
      start(size, style)
      var configuration = PHPickerConfiguration()
      configuration.selectionLimit = 0
      configuration.selection = .ordered
      let (_, grid) = try present(configuration)
      select(1, 4, in: grid)
      try wait {
        grid.collectionView.visibleCells.allSatisfy { ($0 as? PhotoCell)?.isLoaded == true }
      }
      try app.waitUntilIdle()
      try app.expectSnapshot(name)
    }
  }
}

@MainActor private final class PickerLog: PHPickerViewControllerDelegate {
  var names: [[String]] = []
  var identifiers: [[String?]] = []
  var results: [[PHPickerResult]] = []
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
    self.results.append(results)
    names.append(results.map { $0.itemProvider.suggestedName ?? "" })
    identifiers.append(results.map(\.assetIdentifier))
  }
}
