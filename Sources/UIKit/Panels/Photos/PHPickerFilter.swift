import Foundation

/// A condition for the pictures and movies that a photo picker shows.
///
/// The files on a desktop do not record, for example, whether they are panoramas, live photos or bursts. The filters
/// for such media match nothing.
public struct PHPickerFilter: Hashable, Sendable {
  private indirect enum Rule: Hashable {
    case images, videos, screenshots, screenRecordings, nothing
    case any([PHPickerFilter])
    case all([PHPickerFilter])
    case not(PHPickerFilter)
  }

  private let rule: Rule

  /// The filter for pictures.
  public static let images = PHPickerFilter(rule: .images)
  /// The filter for movies.
  public static let videos = PHPickerFilter(rule: .videos)
  /// The filter for screenshots, whose files desktops name “Screenshot …”.
  public static let screenshots = PHPickerFilter(rule: .screenshots)
  /// The filter for screen recordings, whose files desktops name “Screencast …”.
  public static let screenRecordings = PHPickerFilter(rule: .screenRecordings)
  /// The filter for live photos. It matches nothing.
  public static let livePhotos = PHPickerFilter(rule: .nothing)
  /// The filter for panoramas. It matches nothing.
  public static let panoramas = PHPickerFilter(rule: .nothing)
  /// The filter for bursts of pictures. It matches nothing.
  public static let bursts = PHPickerFilter(rule: .nothing)
  /// The filter for pictures with depth information. It matches nothing.
  public static let depthEffectPhotos = PHPickerFilter(rule: .nothing)
  /// The filter for movies with a changing focus. It matches nothing.
  public static let cinematicVideos = PHPickerFilter(rule: .nothing)
  /// The filter for movies in slow motion. It matches nothing.
  public static let slomoVideos = PHPickerFilter(rule: .nothing)
  /// The filter for time-lapse movies. It matches nothing.
  public static let timelapseVideos = PHPickerFilter(rule: .nothing)
  /// The filter for pictures and movies with depth for both eyes. It matches nothing.
  public static let spatialMedia = PHPickerFilter(rule: .nothing)

  /// Returns a filter that matches media that at least one of several filters matches.
  ///
  /// - Parameter subfilters: The filters.
  /// - Returns: The filter.
  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter { PHPickerFilter(rule: .any(subfilters)) }
  /// Returns a filter that matches media that all of several filters match.
  ///
  /// - Parameter subfilters: The filters.
  /// - Returns: The filter.
  public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter { PHPickerFilter(rule: .all(subfilters)) }
  /// Returns a filter that matches media that a given filter does not match.
  ///
  /// - Parameter filter: The filter.
  /// - Returns: The filter.
  public static func not(_ filter: PHPickerFilter) -> PHPickerFilter { PHPickerFilter(rule: .not(filter)) }

  /// Returns whether a picture or movie matches the filter.
  func matches(_ photo: PickerPhoto) -> Bool {
    switch rule {
    case .images: !photo.isMovie
    case .videos: photo.isMovie
    case .screenshots: !photo.isMovie && photo.name.hasPrefix("Screenshot")
    case .screenRecordings: photo.isMovie && photo.name.hasPrefix("Screencast")
    case .nothing: false
    case .any(let filters): filters.contains { $0.matches(photo) }
    case .all(let filters): filters.allSatisfy { $0.matches(photo) }
    case .not(let filter): !filter.matches(photo)
    }
  }
}
