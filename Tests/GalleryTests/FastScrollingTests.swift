import UIKit
import UIKitTesting
import XCTest

@testable import Gallery

/// A decoder that decodes only as many photos as the test allows. It records the photo of each image.
private final class HeldDecoder: PhotoDecoding, @unchecked Sendable {
  private let lock = NSLock()
  private var photos: [ObjectIdentifier: Photo] = [:]
  // Retained, so that all images have different identities.
  private var images: [UIImage] = []
  private let decoder = PhotoDecoder()
  private let permits = DispatchSemaphore(value: 0)

  /// Allows `count` more photos to be decoded.
  func allow(_ count: Int) { for _ in 0..<count { permits.signal() } }

  var count: Int { lock.withLock { images.count } }

  func photo(of image: UIImage) -> Photo? { lock.withLock { photos[ObjectIdentifier(image)] } }

  func decode(_ photo: Photo, maximumPixelSize: Int) -> Result<UIImage, PhotoLoadError> {
    permits.wait()
    let result = decoder.decode(photo, maximumPixelSize: maximumPixelSize)
    if case .success(let image) = result {
      lock.withLock {
        photos[ObjectIdentifier(image)] = photo
        images.append(image)
      }
    }
    return result
  }
}

/// Fast scrolling, in which cells are reused before their images are decoded.
@preconcurrency @MainActor
final class FastScrollingTests: XCTestCase {
  private var folder: TemporaryFolder!

  override func setUp() async throws { folder = try TemporaryFolder() }
  override func tearDown() async throws { folder = nil }

  /// Shows a folder with 300 photos in a window, and returns the grid.
  private func show(_ loader: ThumbnailLoader, in app: TestApplication) throws -> LibraryViewController {
    for index in 0..<300 {
      let color = UIColor(hue: CGFloat(index) / 300, saturation: 1, brightness: 1, alpha: 1)
      let data = TemporaryFolder.png(color, size: CGSize(width: 4, height: 4))
      let date = Date(timeIntervalSince1970: 1_700_000_000 - Double(index))
      try folder.write(data, to: String(format: "%03d.png", index), modified: date)
    }
    var configuration = GalleryConfiguration()
    configuration.folders = [folder.url]
    // A busy machine does not make reads late.
    configuration.readingLimit = .infinity
    let library = PhotoLibrary(configuration) { _ in }
    library.open()
    try app.wait(until: { library.isUpToDate }, limit: 30, "the library")
    let grid = LibraryViewController(collection: .library, library: library, loader: loader)
    app.show(UINavigationController(rootViewController: grid))
    return grid
  }

  func testACellGetsAPictureOnlyIfItStillShowsThatPhoto() throws {
    let decoder = HeldDecoder()
    let loader = ThumbnailLoader(decoder: decoder)
    let app = TestApplication(size: CGSize(width: 320, height: 480), scale: 1)
    defer { app.close() }
    app.onReport = { XCTFail($0) }
    let grid = try show(loader, in: app)
    let view = try XCTUnwrap(grid.collectionView)

    var empty = 0
    var filled = 0
    func check() {
      for cell in view.visibleCells {
        guard let cell = cell as? PhotoCell, let path = view.indexPath(for: cell) else { continue }
        let photo = grid.photos.item(at: path).map { Photo($0) }
        XCTAssertEqual(photo?.name, String(format: "%03d", path.item))
        XCTAssertEqual(cell.shownPhoto, photo)
        guard let image = cell.imageView.image else {
          empty += 1
          continue
        }
        filled += 1
        XCTAssertEqual(decoder.photo(of: image), photo, "the cell of \(path.item) shows another photo")
      }
    }
    var allowed = 0
    var random = Gallery.SeededRandom(seed: 300)
    for _ in 0..<40 {
      switch Int(random.next(in: 0...2.99)) {
      case 0: app.wheel(at: CGPoint(x: 100, y: 200), notches: CGPoint(x: 0, y: random.next(in: -9...6).rounded()))
      case 1:
        app.drag(
          from: CGPoint(x: 160, y: 300), to: CGPoint(x: 160, y: 300 + random.next(in: -280...150)), duration: 0.05)
      default: view.contentOffset.y = random.next(in: 0...view.contentSize.height - 480)
      }
      for _ in 0..<6 {
        app.wait(1.0 / 60)
        // One image per frame on any machine.
        decoder.allow(1)
        allowed += 1
        try app.wait(until: { decoder.count >= allowed || loader.pendingCount == 0 }, "a picture")
        check()
      }
    }
    XCTAssertGreaterThan(empty, 100, "the decoder is slower than the scrolling")
    XCTAssertGreaterThan(filled, 100, "and fast enough to be of use")
    decoder.allow(300)
    try app.waitUntilIdle()
    try app.wait(until: { loader.pendingCount == 0 }, "the last pictures")
    empty = 0
    check()
    XCTAssertEqual(empty, 0, "at rest every cell has its picture")
    try app.expectNoReports()
  }

  func testAJumpToTheEnd_doesNotWaitForWhatIsBetween() throws {
    let decoder = HeldDecoder()
    let loader = ThumbnailLoader(decoder: decoder)
    let app = TestApplication(size: CGSize(width: 320, height: 480), scale: 1)
    defer { app.close() }
    let grid = try show(loader, in: app)
    for item in stride(from: 10, through: 299, by: 12) {
      grid.collectionView.scrollToItem(at: IndexPath(item: item, section: 0), at: .top, animated: false)
      app.frame()
    }
    decoder.allow(300)
    try app.wait(until: { loader.pendingCount == 0 }, "the pictures at the end")
    XCTAssertLessThan(decoder.count, 60, "what was passed on the way is not decoded")
    for cell in grid.collectionView.visibleCells {
      XCTAssertNotNil((cell as? PhotoCell)?.imageView.image)
    }
    XCTAssertEqual(grid.collectionView.indexPathsForVisibleItems.map(\.item).max(), 299)
  }
}
