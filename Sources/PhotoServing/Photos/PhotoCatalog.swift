import Foundation
import Gallery
import GalleryLibrary
import UIKit

/// The photos of a service, divided into streams. Requests refer to photos by ids, never by file names.
public struct PhotoCatalog: Sendable {
  /// A stream (list) of photos that the service offers. The raw values are part of the addresses of requests.
  public enum Stream: String, CaseIterable, Sendable {
    /// The stream that contains the first of every three photos.
    case popular
    /// The stream that contains the second of every three photos.
    case editors
    /// The stream that contains the third of every three photos.
    case upcoming
  }

  /// A photo of a stream, with the id by which requests refer to it.
  struct Entry: Sendable {
    let id: String
    let photo: Photo
  }

  /// Messages about folders that could not be read or contain no photos, one per folder.
  public private(set) var problems: [String] = []

  /// The folders of the photos as real paths, or `nil` if photos may be in any folder.
  private(set) var folders: [FilePath]?

  private var streams: [Stream: [Entry]] = [:]
  private var photosByName: [String: Photo] = [:]

  /// The number of photos in all streams. A photo that was passed repeatedly counts once.
  public var count: Int { photosByName.count }

  /// Creates a catalog. The first photo is assigned to the first stream, the second photo to the second stream, and so
  /// on in rotation.
  ///
  /// - Parameter photos: The photos. A photo that occurs repeatedly is used once.
  public init(_ photos: [Photo]) {
    for photo in photos {
      let id = Self.id(of: photo)
      guard photosByName.updateValue(photo, forKey: id) == nil else { continue }
      let stream = Stream.allCases[(photosByName.count - 1) % Stream.allCases.count]
      streams[stream, default: []].append(Entry(id: id, photo: photo))
    }
  }

  /// Creates a catalog of the photos in folders and their subfolders, in the order of their paths. The initializer reads
  /// the folders, which may take some time.
  ///
  /// - Parameter folders: The folders. Links to files outside the folders are not followed, even if the links are
  ///   created later.
  public init(folders: [URL]) {
    var roots: [FilePath] = []
    var photos: [FilePath] = []
    var problems: [String] = []
    for folder in folders.map({ FilePath($0) }) {
      guard let root = folder.resolved else {
        problems.append("\(folder): no such folder")
        continue
      }
      roots.append(root)
      // The closure, which throws no errors, is the only part of the survey that can fail.
      guard let survey = try? FolderSurvey([root], visit: { _ in }) else { continue }
      let found = survey.folders.flatMap { folder in folder.photos.map { folder.path.appending($0) } }
      problems += survey.problems
      if found.isEmpty, survey.problems.isEmpty { problems.append("\(folder): no photos in this folder") }
      photos += found.sorted { $0.bytes.lexicographicallyPrecedes($1.bytes) }
    }
    self.init(
      photos.filter { photo in photo.resolved.map { path in roots.contains { path.isInside($0) } } ?? false }
        .map { Photo(source: .file($0.url)) })
    self.folders = roots
    self.problems = problems
  }

  /// A catalog of sixty drawn landscapes, twenty in each stream, for machines without photos.
  public static let samples: PhotoCatalog = {
    let scenes = SamplePhoto.Scene.allCases
    return PhotoCatalog(
      (0..<60).map { index in
        // Each round of the three streams uses another scene, so that adjacent photos differ.
        Photo(source: .sample(SamplePhoto(scene: scenes[(index / 3 + index % 3 * 2) % scenes.count], number: index)))
      })
  }()

  func photos(in stream: Stream) -> [Entry] { streams[stream] ?? [] }

  subscript(id: String) -> Photo? { photosByName[id] }

  /// Returns the id of a photo. The id consists of sixteen hexadecimal digits and depends only on the photo's source.
  private static func id(of photo: Photo) -> String {
    let path: [UInt8]
    switch photo.source {
    case .file(let url): path = FilePath(url.standardizedFileURL).bytes
    case .sample(let sample): path = Array("sample \(sample.scene.rawValue) \(sample.number)".utf8)
    }
    let digits = String(Fingerprint.hash(path), radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
