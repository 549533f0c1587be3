import Foundation

/// The configuration of a photo picker, which determines which pictures are shown and how many the user can pick.
public struct PHPickerConfiguration: Hashable, Sendable {
  /// The format in which pictures are passed to the application.
  public enum AssetRepresentationMode: Int, Sendable {
    /// The system chooses the format.
    case automatic = 0
    /// The original file is passed.
    case current
    /// The picture is converted to a compatible format if necessary. Tessera does not convert it, and passes the original
    /// file.
    case compatible
  }

  /// The way of selecting several pictures.
  public enum Selection: Int, Sendable {
    /// The delegate receives the pictures when the picker ends, in no particular order.
    case `default` = 0
    /// The delegate receives the pictures when the picker ends, in the order of selection. The picker numbers the
    /// selected pictures.
    case ordered
    /// The delegate receives the pictures after every change.
    case continuous
    /// The delegate receives the pictures in the order of selection after every change.
    case continuousAndOrdered

    var isOrdered: Bool { self == .ordered || self == .continuousAndOrdered }
    var isContinuous: Bool { self == .continuous || self == .continuousAndOrdered }
  }

  /// The properties that can be changed while the picker is shown.
  public struct Update: Hashable, Sendable {
    /// The largest number of pictures, or nil for no change. The default is nil.
    public var selectionLimit: Int?
    /// The edges without margins, or nil for no change. The default is nil.
    public var edgesWithoutContentMargins: NSDirectionalRectEdge?
    /// Creates an update that changes nothing.
    public init() {}
  }

  /// A Boolean value that indicates whether results have identifiers.
  let hasIdentifiers: Bool

  /// Creates a configuration for a picker whose results have no identifiers.
  public init() { hasIdentifiers = false }
  /// Creates a configuration for a picker whose results contain identifiers of the library.
  ///
  /// - Parameter photoLibrary: The library.
  public init(photoLibrary: PHPhotoLibrary) { hasIdentifiers = true }

  /// The format in which pictures are passed. The property has no effect, because the original files are passed. The
  /// default is `automatic`.
  public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
  /// The way of selecting several pictures. The default is `default`.
  public var selection = Selection.default
  /// The largest number of pictures, or 0 for no limit. The default is 1, with which a tap on a picture selects the
  /// picture and ends the picker.
  public var selectionLimit = 1
  /// The condition for the pictures that are shown, or nil to show all pictures. The default is nil.
  public var filter: PHPickerFilter?
  /// The identifiers of the pictures that are selected when the picker appears. The configuration must be created with a
  /// library. The default is empty.
  public var preselectedAssetIdentifiers: [String] = []
  /// The layout of the pictures. The default is `default`.
  public var mode = PHPickerMode.default
  /// The edges at which the picker has no bar or margins. The default is empty.
  public var edgesWithoutContentMargins: NSDirectionalRectEdge = []
  /// The abilities that the picker does not have. The default is empty.
  public var disabledCapabilities: PHPickerCapabilities = []
}
