import Foundation
import Gallery
import UIKit

/// The photos that are served, sorted into streams. They are found by ids, never by names of files.
public struct PhotoShelf: Sendable {
  /// A selection of the photos; the raw value stands in addresses.
  public enum Stream: String, CaseIterable, Sendable {
    /// The first of each three photos.
    case popular
    /// The second of each three photos.
    case editors
    /// The third of each three photos.
    case upcoming
  }

  /// A photo and its id.
  struct Entry: Sendable {
    let id: String
    let photo: Photo
  }

  /// A line for people for each folder that could not be read or held no photos.
  public private(set) var problems: [String] = []

  /// The folders that the photos come from, as real paths; nil for photos from anywhere.
  private(set) var folders: [FilePath]?

  private var streams: [Stream: [Entry]] = [:]
  private var known: [String: Photo] = [:]

  /// How many photos there are.
  public var count: Int { known.count }

  /// Photos dealt out to the streams in turns: each is in one of them. One that is named twice is there once.
  public init(_ photos: [Photo]) {
    for photo in photos {
      let id = Self.id(of: photo)
      guard known.updateValue(photo, forKey: id) == nil else { continue }
      let stream = Stream.allCases[(known.count - 1) % Stream.allCases.count]
      streams[stream, default: []].append(Entry(id: id, photo: photo))
    }
  }

  /// The photos of some folders and the folders in them, in the order of the Gallery. Links that lead out of the folders
  /// are left out; those that come to lead out of them later are not followed. Reads the folders: takes a while.
  public init(folders: [URL]) {
    let roots = folders.compactMap { FilePath($0).resolved }
    let library = PhotoScanner().scan(folders)
    self.init(
      library.albums.flatMap(\.photos).filter { photo in
        guard case .file(let url) = photo.source, let path = FilePath(url).resolved else { return false }
        return roots.contains { path.isInside($0) }
      })
    self.folders = roots
    problems = library.problems
  }

  /// Sixty drawn landscapes, twenty a stream, for machines without photos.
  public static let samples: PhotoShelf = {
    let scenes = SamplePhoto.Scene.allCases
    return PhotoShelf(
      (0..<60).map { index in
        // Each round of the three streams takes another scene, so that neighbours differ.
        Photo(source: .sample(SamplePhoto(scene: scenes[(index / 3 + index % 3 * 2) % scenes.count], number: index)))
      })
  }()

  func photos(in stream: Stream) -> [Entry] { streams[stream] ?? [] }

  subscript(id: String) -> Photo? { known[id] }

  /// Sixteen digits that follow from where the photo comes from.
  private static func id(of photo: Photo) -> String {
    let place: [UInt8]
    switch photo.source {
    case .file(let url): place = FilePath(url.standardizedFileURL).bytes
    case .sample(let sample): place = Array("sample \(sample.scene.rawValue) \(sample.number)".utf8)
    }
    let digits = String(Fingerprint.of(place), radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
