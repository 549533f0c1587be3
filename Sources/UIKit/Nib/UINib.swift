import Foundation

/// A nib file of Interface Builder, identified by its name or its data.
///
/// Nib files are not supported yet. Code that uses them compiles. Each use reports an error at run time, with the name
/// of the nib and its replacement. See `docs/differences.md`.
@preconcurrency @MainActor
open class UINib: NSObject {
  /// A key of the options with which a nib is instantiated.
  public struct OptionsKey: Hashable, RawRepresentable, Sendable {
    /// The name of the key.
    public let rawValue: String

    /// Creates a key.
    ///
    /// - Parameter rawValue: The name of the key.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The key of a dictionary with objects from outside of the nib, by the names of their placeholders.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  /// The name of the nib for use in reports.
  private var name = "an unnamed nib"

  /// Creates a nib that contains nothing. Subclasses call this initializer.
  public override init() { super.init() }

  /// Creates a nib from a file in a bundle. The file is not opened.
  ///
  /// - Parameters:
  ///   - name: The name of the file, without its extension.
  ///   - bundleOrNil: The bundle; nil is the main bundle.
  public convenience init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.init()
    self.name = "the nib “\(name)”"
  }

  /// Creates a nib from the data of a nib file. The data is not parsed.
  ///
  /// - Parameters:
  ///   - data: The data.
  ///   - bundleOrNil: The bundle of the nib's resources; nil is the main bundle.
  public convenience init(data: Data, bundle bundleOrNil: Bundle?) {
    self.init()
    name = "a nib of \(data.count) bytes"
  }

  /// Reports that nib files are not supported, and creates nothing.
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

  /// Reports an error because views of the nib were registered. Instances of `base` are created instead, because nibs
  /// are not supported.
  final func reportRegistration(of identifier: String, with view: String, instead base: AnyClass) {
    Diagnostics.report(
      "\(name) cannot be registered with \(view) for “\(identifier)”: nib files are not supported yet. "
        + "\(base) is registered instead; register a class that creates its content in code")
  }
}
