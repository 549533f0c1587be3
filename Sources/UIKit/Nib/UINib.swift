import Foundation

/// A nib file of Interface Builder, which is identified by its name or its data.
///
/// Tessera does not support nib files. Code that uses them compiles. At run time each call reports an error with the
/// name of the nib and its replacement. See `docs/differences.md`.
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

  /// The name of the nib file. Error messages contain it.
  private var name = "an unnamed nib"

  /// Creates an empty nib. Subclasses call this initializer.
  public override init() { super.init() }

  /// Creates a nib from a file in a bundle. The file is not opened.
  ///
  /// - Parameters:
  ///   - name: The name of the file, without its extension.
  ///   - bundleOrNil: The bundle that contains the file, or nil for the main bundle.
  public convenience init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.init()
    self.name = "the nib “\(name)”"
  }

  /// Creates a nib from the data of a nib file. The data is not parsed.
  ///
  /// - Parameters:
  ///   - data: The contents of a nib file.
  ///   - bundleOrNil: The bundle of the nib's resources, or nil for the main bundle.
  public convenience init(data: Data, bundle bundleOrNil: Bundle?) {
    self.init()
    name = "a nib of \(data.count) bytes"
  }

  /// Reports an error, because nib files are not supported, and creates nothing.
  ///
  /// - Parameters:
  ///   - ownerOrNil: The object that would own the nib's objects.
  ///   - optionsOrNil: The options of the nib.
  /// - Returns: An empty array.
  open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
    let owner = ownerOrNil.map { " for \(type(of: $0))" } ?? ""
    Diagnostics.report(
      "\(name) cannot be instantiated\(owner): nib files are not supported yet. The result is empty; "
        + "create the objects in code")
    return []
  }

  /// Reports an error after the nib was registered for cells or reusable views. Instances of `base` are created
  /// instead, because nibs are not supported.
  final func reportRegistration(of identifier: String, with view: String, instead base: AnyClass) {
    Diagnostics.report(
      "\(name) cannot be registered with \(view) for “\(identifier)”: nib files are not supported yet. "
        + "\(base) is registered instead; register a class that creates its content in code")
  }
}
