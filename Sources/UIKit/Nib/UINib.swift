import Foundation

/// An object that contains a nib of Interface Builder: objects with their values and connections.
///
/// Tessera reads the source file `Name.xib`. It cannot read compiled nibs. The file is read once, when the nib is first
/// used. Each call of `instantiate(withOwner:options:)` creates new objects.
@preconcurrency @MainActor
open class UINib: NSObject {
  /// A key for the options with which a nib is instantiated.
  public struct OptionsKey: Hashable, RawRepresentable, Sendable {
    /// The name of the key as a string.
    public let rawValue: String

    /// Creates a key from its name.
    ///
    /// - Parameter rawValue: The name of the key.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The key for a dictionary of objects that the nib refers to. The keys of the dictionary are the names of the
    /// placeholders.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  /// The name of the nib. Error messages contain it.
  private let name: String
  private let load: (() -> NibDocument?)?
  private lazy var document: NibDocument? = load?()

  /// Creates an empty nib. Subclasses call this initializer.
  public override init() {
    name = "an unnamed nib"
    load = nil
    super.init()
  }

  private init(_ name: String, _ load: @escaping () -> NibDocument?) {
    self.name = name
    self.load = load
    super.init()
  }

  /// Creates a nib from a file in a bundle. The file is read when the nib is first used.
  ///
  /// - Parameters:
  ///   - name: The name of the file, without its extension.
  ///   - bundleOrNil: The bundle that contains the file, or nil for the main bundle.
  public convenience init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.init("the nib “\(name)”") { Self.read(name, in: bundleOrNil ?? .main) }
  }

  /// Creates a nib from the data of a nib file.
  ///
  /// - Parameters:
  ///   - data: The contents of a `.xib` file.
  ///   - bundleOrNil: The bundle of the nib's resources, or nil for the main bundle.
  public convenience init(data: Data, bundle bundleOrNil: Bundle?) {
    self.init("a nib of \(data.count) bytes") {
      do {
        let document = try NibDocument(data: data, fileName: "a nib", bundle: bundleOrNil ?? .main)
        if let error = document.error {
          Diagnostics.report("a nib of \(data.count) bytes: \(error). The objects before this line are used")
        }
        return document
      } catch {
        Diagnostics.report("a nib of \(data.count) bytes cannot be read: \(error)")
        return nil
      }
    }
  }

  /// Creates the objects of the nib, connects them, and calls `awakeFromNib()`.
  ///
  /// - Parameters:
  ///   - ownerOrNil: The File's Owner of the nib, whose outlets are connected.
  ///   - optionsOrNil: The options of the nib, such as `externalObjects`.
  /// - Returns: The top-level objects in the order of the file, without placeholders. If the nib cannot be read, an error
  ///   is reported and the array is empty. UIKit raises an exception instead.
  open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
    guard let document else {
      if load == nil {
        Diagnostics.report("\(name) was created with init() and contains no objects; use init(nibName:bundle:)")
      }
      return []
    }
    guard document.kind == .xib else {
      Diagnostics.report("\(document.fileName) is a storyboard, not a nib; use UIStoryboard")
      return []
    }
    let external = optionsOrNil?[.externalObjects] as? [String: Any] ?? [:]
    let objects = NibObjects(document).make(owner: ownerOrNil as AnyObject?, external: external)
    // As on iOS, an object to which only a weak variable refers lives until the end of the iteration of the run loop, so that it can
    // be added to its superview.
    for object in objects { TurnPool.current.retain(object as AnyObject) }
    return objects
  }

  /// Indicates whether the file exists and could be read.
  final var isReadable: Bool { document != nil }

  /// Creates the only top-level object of the nib, for use as a cell or supplementary view.
  ///
  /// - Returns: The view, or nil after an error was reported because the nib does not contain exactly one view of the
  ///   type.
  final func makeReusableView<View: UIView>(as type: View.Type, _ identifier: String) -> View? {
    let objects = instantiate(withOwner: nil)
    guard document != nil else { return nil }
    let views = objects.filter { !($0 is UIGestureRecognizer) }
    if views.count == 1, let view = views[0] as? View { return view }
    let viewTypes = views.map { "\(Swift.type(of: $0))" }.joined(separator: ", ")
    Diagnostics.report(
      "\(name), which is registered for “\(identifier)”, must contain exactly one top-level object, a \(type); it "
        + "contains \(viewTypes.isEmpty ? "none" : viewTypes). An empty view is used")
    return views.lazy.compactMap { $0 as? View }.first
  }

  private static func read(_ name: String, in bundle: Bundle) -> NibDocument? {
    switch NibFiles.find(name, "xib", in: bundle) {
    case .source(let url):
      do { return try NibFiles.read(url, bundle: bundle) } catch {
        Diagnostics.report("the nib \(url.path) cannot be read: \(error)")
      }
    case .compiled(let url):
      Diagnostics.report(
        "the nib “\(name)” is compiled (\(url.lastPathComponent)), which Tessera cannot read; add the file "
          + "\(name).xib to the application's resources")
    case nil:
      Diagnostics.report(
        "could not find a nib named “\(name)” in \(bundle.bundlePath); add \(name).xib to the application's resources")
    }
    return nil
  }
}
