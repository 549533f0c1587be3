import AVFoundation
import Photos
import UIKit
import XCTest

/// The photo library, which is the user's pictures folder. The expected behavior follows from Apple's documentation of the Photos
/// framework and from the Trash specification 1.0 of freedesktop.org.
final class PhotoLibraryTests: XCTestCase {
  private var home = URL(fileURLWithPath: "/")
  private var pictures = URL(fileURLWithPath: "/")
  private var trash: URL { home.appendingPathComponent("data/Trash") }

  override func setUpWithError() throws {
    home = FileManager.default.temporaryDirectory.appendingPathComponent("photos-\(UUID().uuidString)")
    pictures = home.appendingPathComponent("Pictures")
    try FileManager.default.createDirectory(at: pictures, withIntermediateDirectories: true)
    setenv("XDG_PICTURES_DIR", pictures.path, 1)
    setenv("XDG_DATA_HOME", home.appendingPathComponent("data").path, 1)
  }

  override func tearDown() {
    unsetenv("XDG_PICTURES_DIR")
    unsetenv("XDG_DATA_HOME")
    try? FileManager.default.removeItem(at: home)
  }

  private func image(_ width: Int, _ height: Int) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: width, height: height))
    }
  }

  /// Writes a picture whose file has a date: a number of days after the year 2001 began.
  @discardableResult
  private func add(_ name: String, _ width: Int = 30, _ height: Int = 20, day: Double = 1) throws -> URL {
    let url = pictures.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try XCTUnwrap(image(width, height).pngData()).write(to: url)
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceReferenceDate: day * 86_400)], ofItemAtPath: url.path)
    return url
  }

  private func names(_ result: PHFetchResult<PHAsset>) -> [String] {
    var names: [String] = []
    result.enumerateObjects { asset, _, _ in
      names += PHAssetResource.assetResources(for: asset).map(\.originalFilename)
    }
    return names
  }

  private func all() -> PHFetchResult<PHAsset> { PHAsset.fetchAssets(with: nil) }

  private func code(_ error: (any Error)?) -> PHPhotosError.Code? { (error as? PHPhotosError)?.code }

  // MARK: Fetching

  func testAssetsHaveTheOrderOfTheirDatesAndTheSizesOfTheirHeaders() throws {
    try add("b.png", 40, 10, day: 2)
    try add("a.png", 30, 20, day: 3)
    try add("Trip/c.png", day: 1)
    try add(".hidden.png")
    try Data("no picture".utf8).write(to: pictures.appendingPathComponent("text.txt"))
    let result = all()
    XCTAssertEqual(names(result), ["c.png", "b.png", "a.png"])
    XCTAssertEqual(result[1].pixelWidth, 40)
    XCTAssertEqual(result[1].pixelHeight, 10)
    XCTAssertEqual(result.lastObject?.creationDate, Date(timeIntervalSinceReferenceDate: 3 * 86_400))
    XCTAssertEqual(result.countOfAssets(with: .image), 3)
    XCTAssertEqual(result.countOfAssets(with: .video), 0)
    XCTAssertEqual(result.index(of: try XCTUnwrap(all().lastObject)), 2)
    XCTAssertEqual(PHAsset.fetchAssets(with: .video, options: nil).count, 0)
  }

  func testConditionsOrdersAndLimits() throws {
    for (number, width) in [30, 10, 20].enumerated() { try add("\(width).png", width, 5, day: Double(number)) }
    try add("Screenshot 1.png", 15, 5, day: 9)
    let options = PHFetchOptions()
    options.predicate = NSPredicate(format: "mediaType == %d AND pixelWidth >= %d", PHAssetMediaType.image.rawValue, 15)
    options.sortDescriptors = [NSSortDescriptor(key: "creationDate", ascending: false)]
    XCTAssertEqual(names(PHAsset.fetchAssets(with: options)), ["Screenshot 1.png", "20.png", "30.png"])
    options.fetchLimit = 1
    XCTAssertEqual(names(PHAsset.fetchAssets(with: options)), ["Screenshot 1.png"])
    options.fetchLimit = 0
    options.predicate = NSPredicate(
      format: "(mediaSubtypes & %d) != 0", Int(PHAssetMediaSubtype.photoScreenshot.rawValue))
    XCTAssertEqual(names(PHAsset.fetchAssets(with: options)), ["Screenshot 1.png"])
    let smart = PHAssetCollection.fetchAssetCollections(
      with: .smartAlbum, subtype: .smartAlbumScreenshots, options: nil)
    XCTAssertEqual(names(PHAsset.fetchAssets(in: try XCTUnwrap(smart.firstObject), options: nil)), ["Screenshot 1.png"])
  }

  func testSubfoldersAreAlbums() throws {
    try add("a.png")
    try add("Trip/b.png")
    let albums = PHAssetCollection.fetchAssetCollections(with: .album, subtype: .any, options: nil)
    XCTAssertEqual(albums.firstObject?.localizedTitle, "Trip")
    XCTAssertEqual(albums.firstObject?.estimatedAssetCount, 1)
    XCTAssertEqual(PHCollectionList.fetchTopLevelUserCollections(with: nil).count, 1)
    let asset = try XCTUnwrap(PHAsset.fetchAssets(in: try XCTUnwrap(albums.firstObject), options: nil).firstObject)
    let containing = PHAssetCollection.fetchAssetCollectionsContaining(asset, with: .album, options: nil)
    XCTAssertEqual(containing.firstObject, albums.firstObject)
    XCTAssertEqual(
      PHAsset.fetchAssets(withLocalIdentifiers: [asset.localIdentifier, "/none"], options: nil).firstObject, asset)
  }

  func testAMissingFolderHasNoAssets() throws {
    try FileManager.default.removeItem(at: pictures)
    XCTAssertEqual(all().count, 0)
    try FileManager.default.createDirectory(at: pictures, withIntermediateDirectories: true)
    try add("a.png")
    XCTAssertEqual(names(all()), ["a.png"])
    try FileManager.default.removeItem(at: pictures)
    XCTAssertEqual(all().count, 0)
  }

  // MARK: Permission

  func testPermissionIsGiven() {
    let answered = expectation(description: "answer")
    PHPhotoLibrary.requestAuthorization(for: .readWrite) { status in
      XCTAssertEqual(status, .authorized)
      XCTAssertFalse(Thread.isMainThread)
      answered.fulfill()
    }
    wait(for: [answered], timeout: 60)
    XCTAssertEqual(PHPhotoLibrary.authorizationStatus(), .authorized)
    XCTAssertEqual(PHPhotoLibrary.authorizationStatus(for: .addOnly), .authorized)
  }

  // MARK: Pictures

  private func picture(
    _ size: CGSize, _ mode: PHImageContentMode, _ resize: PHImageRequestOptionsResizeMode = .fast
  ) throws -> UIImage {
    let options = PHImageRequestOptions()
    options.isSynchronous = true
    options.resizeMode = resize
    var found: UIImage?
    PHImageManager.default().requestImage(
      for: try XCTUnwrap(all().firstObject), targetSize: size, contentMode: mode, options: options
    ) { image, _ in found = image }
    return try XCTUnwrap(found)
  }

  func testPicturesHaveTheRequestedSize() throws {
    try add("a.png", 400, 200)
    let square = CGSize(width: 100, height: 100)
    XCTAssertEqual(try picture(PHImageManagerMaximumSize, .aspectFit).size, CGSize(width: 400, height: 200))
    XCTAssertEqual(try picture(square, .aspectFit).size, CGSize(width: 100, height: 50))
    XCTAssertEqual(try picture(square, .aspectFill).size, CGSize(width: 200, height: 100))
    XCTAssertEqual(try picture(square, .aspectFill, .exact).size, square)
    XCTAssertEqual(try picture(square, .aspectFit, .exact).size, CGSize(width: 100, height: 50))
    XCTAssertEqual(try picture(square, .aspectFit, .none).size, CGSize(width: 400, height: 200))
    let large = CGSize(width: 800, height: 800)
    XCTAssertEqual(try picture(large, .aspectFit).size, CGSize(width: 400, height: 200), "it is not enlarged")
  }

  func testASmallPictureArrivesFirst() throws {
    try add("a.png", 800, 600)
    let finished = expectation(description: "final picture")
    var widths: [CGFloat] = []
    PHImageManager.default().requestImage(
      for: try XCTUnwrap(all().firstObject), targetSize: PHImageManagerMaximumSize, contentMode: .aspectFit,
      options: nil
    ) { image, information in
      XCTAssertTrue(Thread.isMainThread)
      widths.append(image?.size.width ?? 0)
      if information?[PHImageResultIsDegradedKey] as? Bool == false { finished.fulfill() }
    }
    wait(for: [finished], timeout: 60)
    XCTAssertEqual(widths.count, 2)
    XCTAssertLessThan(widths[0], 800)
    XCTAssertEqual(widths.last, 800)
  }

  func testDamagedAndMissingFilesHaveErrors() throws {
    try Data("no picture".utf8).write(to: pictures.appendingPathComponent("a.png"))
    let asset = try XCTUnwrap(all().firstObject)
    XCTAssertEqual(asset.pixelWidth, 0)
    let options = PHImageRequestOptions()
    options.isSynchronous = true
    for expected in [PHPhotosError.Code.invalidResource, .missingResource] {
      var failure: (any Error)?
      PHImageManager.default().requestImage(
        for: asset, targetSize: CGSize(width: 9, height: 9), contentMode: .aspectFit, options: options
      ) { image, information in
        XCTAssertNil(image)
        failure = information?[PHImageErrorKey] as? any Error
      }
      XCTAssertEqual(code(failure), expected)
      try? FileManager.default.removeItem(atPath: asset.localIdentifier)
    }
  }

  func testDataOfAnAsset() throws {
    let url = try add("a.png")
    let options = PHImageRequestOptions()
    options.isSynchronous = true
    var found: (data: Data?, type: String?, orientation: CGImagePropertyOrientation)?
    PHImageManager.default().requestImageDataAndOrientation(for: try XCTUnwrap(all().firstObject), options: options) {
      found = ($0, $1, $2)
      XCTAssertNil($3?[PHImageErrorKey])
    }
    XCTAssertEqual(found?.data, try Data(contentsOf: url))
    XCTAssertEqual(found?.type, "public.png")
    XCTAssertEqual(found?.orientation, .up)
  }

  // MARK: Changes

  func testCreatedAssetsAreFilesAndCanBeAddedToAlbums() throws {
    var identifiers: [String] = []
    try PHPhotoLibrary.shared().performChangesAndWait {
      let album = PHAssetCollectionChangeRequest.creationRequestForAssetCollection(withTitle: "Best")
      let request = PHAssetChangeRequest.creationRequestForAsset(from: self.image(7, 5))
      album.addAssets([request.placeholderForCreatedAsset!] as NSArray)
      identifiers = [
        request.placeholderForCreatedAsset!.localIdentifier, album.placeholderForCreatedAssetCollection.localIdentifier,
      ]
    }
    let asset = try XCTUnwrap(PHAsset.fetchAssets(withLocalIdentifiers: [identifiers[0]], options: nil).firstObject)
    XCTAssertEqual(asset.pixelWidth, 7)
    let albums = PHAssetCollection.fetchAssetCollections(withLocalIdentifiers: [identifiers[1]], options: nil)
    let album = try XCTUnwrap(albums.firstObject)
    XCTAssertEqual(PHAsset.fetchAssets(in: album, options: nil).firstObject, asset)
    XCTAssertEqual(all().count, 1, "the link is no second asset")
    try PHPhotoLibrary.shared().performChangesAndWait {
      PHAssetCollectionChangeRequest(for: album)?.removeAssets([asset] as NSArray)
    }
    XCTAssertEqual(PHAsset.fetchAssets(in: album, options: nil).count, 0)
    XCTAssertEqual(all().count, 1)
    try PHPhotoLibrary.shared().performChangesAndWait {
      PHAssetCollectionChangeRequest.deleteAssetCollections([album] as NSArray)
    }
    XCTAssertEqual(PHCollectionList.fetchTopLevelUserCollections(with: nil).count, 0)
  }

  func testDeletedAssetsAreInTheTrash() throws {
    let url = try add("Ein Tag.png")
    let content = try Data(contentsOf: url)
    try PHPhotoLibrary.shared().performChangesAndWait { PHAssetChangeRequest.deleteAssets(self.all()) }
    XCTAssertEqual(all().count, 0)
    XCTAssertEqual(try Data(contentsOf: trash.appendingPathComponent("files/Ein Tag.png")), content)
    let information = try String(
      contentsOf: trash.appendingPathComponent("info/Ein Tag.png.trashinfo"), encoding: .utf8)
    XCTAssertTrue(information.hasPrefix("[Trash Info]\nPath="), information)
    XCTAssertTrue(information.contains("Ein%20Tag.png\nDeletionDate=20"), information)
  }

  func testAnAlbumWithFilesIsNotDeleted() throws {
    try add("Trip/a.png")
    let albums = PHCollectionList.fetchTopLevelUserCollections(with: nil)
    XCTAssertThrowsError(
      try PHPhotoLibrary.shared().performChangesAndWait {
        PHAssetCollectionChangeRequest.deleteAssetCollections(albums)
      }
    ) { XCTAssertEqual(code($0), .changeNotSupported) }
    XCTAssertEqual(all().count, 1)
  }

  func testPropertiesAreKeptBesideTheFile() throws {
    let url = try add("a.png")
    let content = try Data(contentsOf: url)
    let asset = try XCTUnwrap(all().firstObject)
    let date = Date(timeIntervalSinceReferenceDate: 1000)
    try PHPhotoLibrary.shared().performChangesAndWait {
      let request = PHAssetChangeRequest(for: asset)
      request.isFavorite = true
      request.creationDate = date
    }
    XCTAssertFalse(asset.isFavorite, "an object does not change")
    let changed = try XCTUnwrap(all().firstObject)
    XCTAssertTrue(changed.isFavorite)
    XCTAssertEqual(changed.creationDate, date)
    let favorites = PHAssetCollection.fetchAssetCollections(
      with: .smartAlbum, subtype: .smartAlbumFavorites, options: nil)
    XCTAssertEqual(PHAsset.fetchAssets(in: favorites[0], options: nil).count, 1)
    XCTAssertEqual(try Data(contentsOf: url), content)
  }

  func testFailuresOfChanges() throws {
    let missing = home.appendingPathComponent("none.png")
    for (data, expected) in [(Data("text".utf8), PHPhotosError.Code.invalidResource), (nil, .missingResource)] {
      let failed = expectation(description: "failure")
      PHPhotoLibrary.shared().performChanges {
        let request = PHAssetCreationRequest.forAsset()
        if let data {
          request.addResource(with: .photo, data: data, options: nil)
        } else {
          request.addResource(with: .photo, fileURL: missing, options: nil)
        }
      } completionHandler: { isDone, error in
        XCTAssertFalse(isDone)
        XCTAssertEqual((error as? PHPhotosError)?.code, expected)
        failed.fulfill()
      }
      wait(for: [failed], timeout: 60)
    }
    XCTAssertEqual(all().count, 0)
    XCTAssertNil(PHAssetChangeRequest.creationRequestForAssetFromImage(atFileURL: missing))
  }

  /// A file with notes that cannot be read is not lost when notes are written.
  func testADamagedFileOfNotesIsKept() throws {
    try add("a.png")
    let notes = home.appendingPathComponent("data/tessera/photo-library.json")
    try FileManager.default.createDirectory(at: notes.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data("{ damaged".utf8).write(to: notes)
    let asset = try XCTUnwrap(all().firstObject)
    try PHPhotoLibrary.shared().performChangesAndWait { PHAssetChangeRequest(for: asset).isFavorite = true }
    XCTAssertEqual(all().firstObject?.isFavorite, true)
    XCTAssertEqual(try Data(contentsOf: notes.appendingPathExtension("damaged")), Data("{ damaged".utf8))
  }

  /// Changes are made all or not at all. Source: Apple's documentation of `PHPhotoLibrary`, by which a change block is one atomic update.
  func testChangesBeforeAFailureAreUndone() throws {
    try add("a.png")
    try add("b.png", day: 2)
    let album = try add("Trip/c.png", day: 3).deletingLastPathComponent()
    let link = album.appendingPathComponent("linked.png")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: pictures.appendingPathComponent("a.png"))
    let moved = home.appendingPathComponent("moved.png")
    try XCTUnwrap(image(5, 5).pngData()).write(to: moved)
    func state() throws -> [String] {
      let names = try FileManager.default.subpathsOfDirectory(atPath: home.path).sorted()
      return names.filter {
        !$0.hasPrefix("data/Trash") || !["Trash", "files", "info"].contains(($0 as NSString).lastPathComponent)
      }
    }
    let a = try XCTUnwrap(all().firstObject)
    let b = all().object(at: 1)
    let trip = try XCTUnwrap(
      PHAssetCollection.fetchAssetCollections(with: .album, subtype: .any, options: nil).firstObject)
    try PHPhotoLibrary.shared().performChangesAndWait { PHAssetChangeRequest(for: b).isFavorite = true }
    let before = try state()
    XCTAssertThrowsError(
      try PHPhotoLibrary.shared().performChangesAndWait {
        PHAssetChangeRequest(for: a).isFavorite = true
        PHAssetChangeRequest.deleteAssets(NSArray(array: [b]))
        PHAssetChangeRequest.creationRequestForAsset(from: self.image(4, 4))
        let creation = PHAssetCreationRequest.forAsset()
        let options = PHAssetResourceCreationOptions()
        options.shouldMoveFile = true
        creation.addResource(with: .photo, fileURL: moved, options: options)
        PHAssetCollectionChangeRequest.creationRequestForAssetCollection(withTitle: "New")
          .addAssets(NSArray(array: [a]))
        PHAssetCollectionChangeRequest(for: trip)?.removeAssets(NSArray(array: [a]))
        PHAssetCollectionChangeRequest(for: trip)?.title = "Journey"
        PHAssetCreationRequest.forAsset().addResource(with: .photo, data: Data("text".utf8), options: nil)
      }
    ) { XCTAssertEqual(code($0), .invalidResource) }
    XCTAssertEqual(try state(), before)
    XCTAssertEqual(try FileManager.default.destinationOfSymbolicLink(atPath: link.path), a.localIdentifier)
    XCTAssertEqual(names(all()), ["a.png", "b.png", "c.png"])
    XCTAssertEqual(all().firstObject?.isFavorite, false)
    XCTAssertEqual(all().object(at: 1).isFavorite, true)
  }

  /// The source of a moved resource is removed when all changes are made.
  func testMovedResources() throws {
    let moved = home.appendingPathComponent("moved.png")
    try XCTUnwrap(image(5, 5).pngData()).write(to: moved)
    try PHPhotoLibrary.shared().performChangesAndWait {
      let options = PHAssetResourceCreationOptions()
      options.shouldMoveFile = true
      PHAssetCreationRequest.forAsset().addResource(with: .photo, fileURL: moved, options: options)
    }
    XCTAssertFalse(FileManager.default.fileExists(atPath: moved.path))
    XCTAssertEqual(all().count, 1)
  }

  /// Notes that cannot be written undo the changes of files, too.
  func testNotesThatCannotBeWrittenUndoTheChanges() throws {
    try add("a.png")
    // A file where the folder of the notes should be.
    let data = home.appendingPathComponent("data")
    try FileManager.default.createDirectory(at: data, withIntermediateDirectories: true)
    try Data().write(to: data.appendingPathComponent("tessera"))
    let asset = try XCTUnwrap(all().firstObject)
    XCTAssertThrowsError(
      try PHPhotoLibrary.shared().performChangesAndWait {
        PHAssetChangeRequest.creationRequestForAsset(from: self.image(4, 4))
        PHAssetChangeRequest(for: asset).isFavorite = true
      }
    ) { XCTAssertEqual(code($0), .internalError) }
    XCTAssertEqual(names(all()), ["a.png"])
  }

  func testThereAreNoMoviesToExport() throws {
    try add("a.png")
    let asset = try XCTUnwrap(all().firstObject)
    let answered = expectation(description: "answered")
    PHImageManager.default().requestExportSession(
      forVideo: asset, options: nil, exportPreset: AVAssetExportPresetPassthrough
    ) { session, information in
      XCTAssertNil(session)
      XCTAssertEqual(self.code(information?[PHImageErrorKey] as? any Error), .requestNotSupportedForAsset)
      answered.fulfill()
    }
    wait(for: [answered], timeout: 60)
  }

  // MARK: Observers

  private final class Observer: NSObject, PHPhotoLibraryChangeObserver {
    var onChange: (PHChange) -> Void = { _ in }
    func photoLibraryDidChange(_ changeInstance: PHChange) { onChange(changeInstance) }
  }

  func testObserversReceiveChangesOfOtherPrograms() throws {
    let removed = try add("a.png", day: 1)
    try add("b.png", day: 2)
    let changedURL = try add("c.png", day: 3)
    var result = all()
    let watched = result[2]
    let observer = Observer()
    PHPhotoLibrary.shared().register(observer)
    defer { PHPhotoLibrary.shared().unregisterChangeObserver(observer) }
    let received = expectation(description: "changes")
    let before = result
    observer.onChange = { change in
      XCTAssertFalse(Thread.isMainThread)
      // The collection views of applications are updated so, while the other queue waits.
      DispatchQueue.main.sync {
        guard let details = change.changeDetails(for: before), details.fetchResultAfterChanges.count == 3,
          details.changedIndexes?.isEmpty == false, result === before
        else { return }
        result = details.fetchResultAfterChanges
        XCTAssertEqual(details.removedIndexes, IndexSet(integer: 0))
        XCTAssertEqual(details.insertedIndexes, IndexSet(integer: 2))
        XCTAssertEqual(details.changedIndexes, IndexSet(integer: 1))
        XCTAssertFalse(details.hasMoves)
        XCTAssertEqual(change.changeDetails(for: watched)?.assetContentChanged, true)
        received.fulfill()
      }
    }
    try FileManager.default.removeItem(at: removed)
    try add("d.png", day: 9)
    try add("c.png", 60, 60, day: 3)
    XCTAssertEqual(changedURL.lastPathComponent, "c.png")
    wait(for: [received], timeout: 60)
  }

  func testMovesOfResults() throws {
    for name in ["a", "b", "c", "d"] { try add("\(name).png", day: Double(name.utf8.first!)) }
    let before = all()
    let after = PHFetchOptions()
    after.sortDescriptors = [NSSortDescriptor(key: "localIdentifier", ascending: false)]
    let details = PHFetchResultChangeDetails(from: before, to: PHAsset.fetchAssets(with: after), changedObjects: [])
    var moves = 0
    details.enumerateMoves { from, to in
      XCTAssertEqual(from, 3 - to)
      moves += 1
    }
    XCTAssertEqual(moves, 3)
    XCTAssertTrue(details.hasMoves)
  }

  func testRequestsOfTheCachingManagerHaveItsPictures() throws {
    try add("a.png", 400, 200)
    let assets = [try XCTUnwrap(all().firstObject)]
    let manager = PHCachingImageManager()
    let size = CGSize(width: 100, height: 100)
    manager.startCachingImages(for: assets, targetSize: size, contentMode: .aspectFit, options: nil)
    let finished = expectation(description: "picture")
    manager.requestImage(for: assets[0], targetSize: size, contentMode: .aspectFit, options: nil) { image, _ in
      XCTAssertEqual(image?.size, CGSize(width: 100, height: 50))
      finished.fulfill()
    }
    wait(for: [finished], timeout: 60)
    manager.stopCachingImagesForAllAssets()
  }
}
