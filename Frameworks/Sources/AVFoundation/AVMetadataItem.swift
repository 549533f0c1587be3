import Foundation

/// A piece of data about a movie or a sound, such as its title.
open class AVMetadataItem: NSObject, @unchecked Sendable {
  /// The key, such as a text.
  open var key: (any NSCopying & NSObjectProtocol)? { nil }
  /// The set of keys to which the key belongs.
  open var keySpace: AVMetadataKeySpace? { nil }
  /// The identifier, which contains the set and the key.
  open var identifier: AVMetadataIdentifier? { nil }
  /// The value.
  open var value: (any NSCopying & NSObjectProtocol)? { nil }
  /// The value as a text, or nil if it is none.
  open var stringValue: String? { value.flatMap { ($0 as? NSString).map(String.init) } }
  /// The value as a number, or nil if it is none.
  open var numberValue: NSNumber? { value as? NSNumber }

  override init() { super.init() }
}

/// A piece of data about a movie or a sound that an application writes.
open class AVMutableMetadataItem: AVMetadataItem, @unchecked Sendable {
  private var storedKey: (any NSCopying & NSObjectProtocol)?
  private var storedKeySpace: AVMetadataKeySpace?
  private var storedIdentifier: AVMetadataIdentifier?
  private var storedValue: (any NSCopying & NSObjectProtocol)?

  /// Creates an item without a value.
  public override init() { super.init() }

  open override var key: (any NSCopying & NSObjectProtocol)? {
    get { storedKey }
    set { storedKey = newValue }
  }
  open override var keySpace: AVMetadataKeySpace? {
    get { storedKeySpace }
    set { storedKeySpace = newValue }
  }
  open override var identifier: AVMetadataIdentifier? {
    get { storedIdentifier }
    set { storedIdentifier = newValue }
  }
  open override var value: (any NSCopying & NSObjectProtocol)? {
    get { storedValue }
    set { storedValue = newValue }
  }
}

/// Sets of keys of data about movies and sounds.
public struct AVMetadataKeySpace: RawRepresentable, Hashable, Sendable {
  /// The name of the set.
  public let rawValue: String
  /// Creates a set.
  ///
  /// - Parameter rawValue: The name of the set.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Keys of all formats.
  public static let common = AVMetadataKeySpace(rawValue: "comn")
  /// Keys of QuickTime movies.
  public static let quickTimeMetadata = AVMetadataKeySpace(rawValue: "mdta")
  /// Older keys of QuickTime movies.
  public static let quickTimeUserData = AVMetadataKeySpace(rawValue: "udta")
  /// Keys of iTunes.
  public static let iTunes = AVMetadataKeySpace(rawValue: "itsk")
  /// Keys of MP3 files.
  public static let id3 = AVMetadataKeySpace(rawValue: "org.id3")
}

/// Keys of data about movies and sounds.
public struct AVMetadataKey: RawRepresentable, Hashable, Sendable {
  /// The name of the key.
  public let rawValue: String
  /// Creates a key.
  ///
  /// - Parameter rawValue: The name of the key.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The title.
  public static let commonKeyTitle = AVMetadataKey(rawValue: "title")
  /// The creator.
  public static let commonKeyCreator = AVMetadataKey(rawValue: "creator")
  /// The subject.
  public static let commonKeySubject = AVMetadataKey(rawValue: "subject")
  /// The description.
  public static let commonKeyDescription = AVMetadataKey(rawValue: "description")
  /// The artist.
  public static let commonKeyArtist = AVMetadataKey(rawValue: "artist")
  /// The author.
  public static let commonKeyAuthor = AVMetadataKey(rawValue: "author")
  /// The name of the album.
  public static let commonKeyAlbumName = AVMetadataKey(rawValue: "albumName")
  /// The picture.
  public static let commonKeyArtwork = AVMetadataKey(rawValue: "artwork")
  /// The rights.
  public static let commonKeyCopyrights = AVMetadataKey(rawValue: "copyrights")
  /// The date of creation.
  public static let commonKeyCreationDate = AVMetadataKey(rawValue: "creationDate")
  /// The manufacturer of the device.
  public static let commonKeyMake = AVMetadataKey(rawValue: "make")
  /// The model of the device.
  public static let commonKeyModel = AVMetadataKey(rawValue: "model")
  /// The software.
  public static let commonKeySoftware = AVMetadataKey(rawValue: "software")
  /// The place.
  public static let commonKeyLocation = AVMetadataKey(rawValue: "location")
  /// The place, as a text.
  public static let quickTimeMetadataKeyLocationISO6709 = AVMetadataKey(
    rawValue: "com.apple.quicktime.location.ISO6709")
  /// A text that identifies the content.
  public static let quickTimeMetadataKeyContentIdentifier = AVMetadataKey(
    rawValue: "com.apple.quicktime.content.identifier")
  /// The date of creation.
  public static let quickTimeMetadataKeyCreationDate = AVMetadataKey(rawValue: "com.apple.quicktime.creationdate")
}

/// Identifiers of data about movies and sounds: a set and a key.
public struct AVMetadataIdentifier: RawRepresentable, Hashable, Sendable {
  /// The name of the identifier.
  public let rawValue: String
  /// Creates a identifier.
  ///
  /// - Parameter rawValue: The name of the identifier.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The title.
  public static let commonIdentifierTitle = AVMetadataIdentifier(rawValue: "comn/title")
  /// The artist.
  public static let commonIdentifierArtist = AVMetadataIdentifier(rawValue: "comn/artist")
  /// The name of the album.
  public static let commonIdentifierAlbumName = AVMetadataIdentifier(rawValue: "comn/albumName")
  /// The picture.
  public static let commonIdentifierArtwork = AVMetadataIdentifier(rawValue: "comn/artwork")
  /// The description.
  public static let commonIdentifierDescription = AVMetadataIdentifier(rawValue: "comn/description")
  /// The place, as a text.
  public static let quickTimeMetadataLocationISO6709 = AVMetadataIdentifier(
    rawValue: "mdta/com.apple.quicktime.location.ISO6709")
  /// A text that identifies the content.
  public static let quickTimeMetadataContentIdentifier = AVMetadataIdentifier(
    rawValue: "mdta/com.apple.quicktime.content.identifier")
  /// The date of creation.
  public static let quickTimeMetadataCreationDate = AVMetadataIdentifier(
    rawValue: "mdta/com.apple.quicktime.creationdate")
}
