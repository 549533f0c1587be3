import GalleryLibrary
import TestSupport
import UIKit
import UIKitTesting
import XCTest

@testable import Gallery

/// Draws each screen of the Gallery for people to look at: `scripts/gallery-pictures FOLDER`. It compares nothing.
@preconcurrency @MainActor
final class GalleryPictures: GalleryTestCase {
  private struct Device {
    let name: String
    let size: CGSize
    let scale: CGFloat
    var isPhone: Bool { size.width < 500 }
  }

  private enum Style: String, CaseIterable {
    case light, dark
    case largeText = "large-text"
    case rightToLeft = "right-to-left"
  }

  private static let devices = [
    Device(name: "phone", size: CGSize(width: 390, height: 844), scale: 2),
    Device(name: "tablet", size: CGSize(width: 1024, height: 768), scale: 1),
    Device(name: "desktop", size: CGSize(width: 1440, height: 900), scale: 1),
    Device(name: "4k", size: CGSize(width: 1920, height: 1080), scale: 2),
  ]

  private var pictures = URL(fileURLWithPath: "/")
  private var prefix = ""

  func testDrawEachScreen() throws {
    let environment = ProcessInfo.processInfo.environment
    guard let path = environment["GALLERY_PICTURES"] else { throw XCTSkip("draws only for scripts/gallery-pictures") }
    pictures = URL(fileURLWithPath: path)
    try FileManager.default.createDirectory(at: pictures, withIntermediateDirectories: true)
    let only = environment["GALLERY_DEVICES"]?.split(separator: ",").map(String.init)
    font = .system
    let photos = try TemporaryFolder()
    try SamplePhoto.writeFiles(to: photos.url, longerSide: 900)
    let time = Date(timeIntervalSince1970: 1_720_000_000)
    let gif = GIFMaker.animation(width: 60, height: 40, colors: [1, 2, 3], delays: [50, 50, 50])
    try photos.write(gif, to: "Clips/Colors.gif", modified: time)
    try photos.write(
      MovieMaker.movie(seconds: 65, width: 1920, height: 1080), to: "Clips/Beach.mp4", modified: time + 60)
    try photos.write(Data("not a photo".utf8), to: "Clips/Damaged.jpg", modified: time + 120)
    for device in Self.devices where only?.contains(device.name) ?? true {
      for style in Style.allCases {
        prefix = "\(device.name)-\(style.rawValue)"
        try draw(device, style, photos.url)
        end()
      }
    }
  }

  private func write(_ name: String) throws {
    try settle()
    try app.snapshot().write(to: pictures.appendingPathComponent("\(prefix)-\(name).png"))
  }

  private func draw(_ device: Device, _ style: Style, _ photos: URL) throws {
    try start(size: device.size, folders: [photos], isDark: style == .dark, scale: device.scale)
    if style == .largeText {
      app.window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    }
    if style == .rightToLeft { app.window.traitOverrides.layoutDirection = .rightToLeft }
    try write("library")
    if !device.isPhone { app.window.becomeFirstResponder() }
    let middle = CGPoint(x: device.size.width * 0.6, y: device.size.height * 0.6)
    app.wheel(at: middle, notches: CGPoint(x: 0, y: -8))
    try write("scrolled")
    app.wheel(at: middle, notches: CGPoint(x: 0, y: 40))
    try settle()
    for (name, level) in [
      ("years", ZoomLevel.years), ("months", .months), ("days", .days), ("photos", .photos(.large)),
    ] {
      try grid().zoom(to: level, at: middle)
      try write(name)
    }
    try grid().zoom(to: .photos(.medium), at: middle)
    try settle()
    app.key(.keyboardA, modifiers: .control)
    try write("selection")
    app.key(.keyboardEscape)
    try settle()
    try grid().search.searchBar.searchTextField.becomeFirstResponder()
    app.type("nothing like it")
    try write("no-results")
    try grid().search.isActive = false
    try settle()
    try grid().search.searchBar.searchTextField.becomeFirstResponder()
    try write("suggestions")
    try grid().search.isActive = false
    try settle()
    try drawTransitions(at: middle)
    app.wheel(at: middle, notches: CGPoint(x: 0, y: 40))
    try settle()
    try drawMenus()
    try grid().toggleCoverFlow()
    try write("cover-flow")
    try grid().toggleCoverFlow()
    try settle()
    try drawPhoto()
    let items = (0..<9).compactMap { try? grid().photos.item(at: $0 * 3 + 4) }
    try delegate.library.createAlbum(named: "Summer", with: items.map(\.id))
    let split = try split()
    split.show(.album(try XCTUnwrap(delegate.library.albums.first)))
    try write("album")
    split.show(.albums)
    try write("albums")
    split.show(.favourites)
    try write("favourites-empty")
    delegate.library.setFavourite(PhotoSelection(items), true, undo: nil)
    try write("favourites")
    try drawTransitionOfStacks()
    split.show(.folder(FilePath(photos.appendingPathComponent("Gone"))))
    try write("folder-gone")
    split.show(.trash)
    try write("trash-empty")
    try drawPanels(items)
    if device.isPhone {
      split.show(.primary)
      try write("list")
    }
    try app.expectNoReports()
  }

  /// Draws the middle of the change from one level to another.
  private func drawTransitions(at point: CGPoint) throws {
    for (name, level) in [
      ("years", ZoomLevel.years), ("months", .months), ("days", .days), ("photos", .photos(.medium)),
    ] {
      try grid().zoom(to: level, at: point)
      app.wait(0.12)
      try app.snapshot().write(to: pictures.appendingPathComponent("\(prefix)-to-\(name).png"))
      try settle()
    }
  }

  /// Draws a stack that opens, and one that closes.
  private func drawTransitionOfStacks() throws {
    try split().show(.albums)
    try settle()
    let stacks = try top(StacksViewController.self)
    let folder = try XCTUnwrap(stacks.collection(at: 1))
    stacks.open(folder)
    app.wait(0.15)
    try app.snapshot().write(to: pictures.appendingPathComponent("\(prefix)-opening.png"))
    try settle()
    app.key(.keyboardEscape)
    app.wait(0.15)
    try app.snapshot().write(to: pictures.appendingPathComponent("\(prefix)-closing.png"))
    try settle()
  }

  /// Draws a search with a token, alerts, the trash and the list of shortcuts.
  private func drawPanels(_ items: [PhotoItem]) throws {
    let library = delegate.library
    let split = try split()
    split.show(.library)
    try settle()
    try grid().delete(PhotoSelection(Array(items.prefix(3))))
    try app.wait(until: { library.count == 72 }, limit: 30, "the trash")
    UndoMessageView.hide(in: app.window)
    split.show(.trash)
    try write("trash")
    try grid().putBack(PhotoSelection(Array(items.prefix(3))))
    try app.wait(until: { library.count == 75 }, limit: 30, "the photos")
    split.show(.library)
    try settle()
    let field = try grid().search.searchBar.searchTextField
    field.becomeFirstResponder()
    try settle()
    app.key(.keyboardDownArrow)
    app.key(.keyboardReturnOrEnter)
    try settle()
    app.type("c")
    try write("token")
    try grid().search.isActive = false
    try settle()
    library.onFailedChange?(["/home/jane/Pictures/City/City 6.jpg: the folder is read-only", "the disk is full"])
    try write("failed-change")
    app.key(.keyboardEscape)
    try settle()
    app.key(.keyboardF1)
    try write("shortcuts")
    app.key(.keyboardEscape)
    try settle()
    if !split.isCollapsed { split.sidebar.showNewAlbum(with: PhotoSelection(items)) }
    try write("new-album")
    app.key(.keyboardEscape)
    try settle()
  }

  /// Draws the menus of the order and of a photo, and the message about a deletion.
  private func drawMenus() throws {
    if let button = view(labelled: "Sort") {
      app.click(at: button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil))
      try write("sort-menu")
      app.key(.keyboardEscape)
      try settle()
    }
    let screen = try grid()
    let path = try XCTUnwrap(screen.collectionView.indexPathsForVisibleItems.sorted().dropFirst().first)
    let cell = try XCTUnwrap(screen.collectionView.cellForItem(at: path))
    let place = cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: nil)
    app.click(at: place, button: 2)
    try write("photo-menu")
    app.key(.keyboardEscape)
    try settle()
    screen.delete(PhotoSelection([try XCTUnwrap(screen.photos.item(at: path))]))
    try app.wait(until: { screen.photos.count == 74 }, limit: 30, "the deletion")
    app.wait(0.5)
    try app.snapshot().write(to: pictures.appendingPathComponent("\(prefix)-deleted.png"))
    screen.undoManager?.undo()
    try app.wait(until: { screen.photos.count == 75 }, limit: 30, "the photo")
    UndoMessageView.hide(in: app.window)
    try settle()
  }

  /// Draws the screens of a photo, of the video and of the damaged file.
  private func drawPhoto() throws {
    for (name, title) in [("video", "Beach"), ("damaged", "Damaged")] {
      let screen = try grid()
      let index = try XCTUnwrap((0..<screen.photos.count).first { screen.photos.item(at: $0)?.name == title })
      screen.open(try XCTUnwrap(screen.photos.item(at: index)), animated: false)
      try write(name)
      app.key(.keyboardEscape)
      try settle()
    }
    let screen = try grid()
    screen.open(try XCTUnwrap(screen.photos.item(at: screen.photos.count / 2)), animated: false)
    try write("photo")
    if let button = view(labelled: "Share") {
      app.click(at: button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil))
      try write("share")
      app.key(.keyboardEscape)
      try settle()
    }
    app.key(.keyboardI)
    try write("information")
    try top(PhotoViewController.self).dismiss(animated: false)
    try settle()
    app.key(.keyboardS)
    app.wait(1)
    try top(PhotoViewController.self).slideTimer?.fireDate = .distantFuture
    try write("slideshow")
    app.key(.keyboardEscape)
    try settle()
    app.key(.keyboardEscape)
    try settle()
  }
}
