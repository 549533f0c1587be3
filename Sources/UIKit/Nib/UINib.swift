import Foundation

/// A nib file of Interface Builder, by its name or its bytes.
///
/// Nib files are not read yet: code that names them compiles, and each use is reported at run time with the name of the nib
/// and what is used in its place. See `docs/differences.md`.
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

    /// Objects from outside of the nib, by the names of their placeholders.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  /// What reports call the nib.
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

  /// Creates a nib from the bytes of a nib file. They are not read.
  ///
  /// - Parameters:
  ///   - data: The bytes.
  ///   - bundleOrNil: The bundle of the nib's resources; nil is the main bundle.
  public convenience init(data: Data, bundle bundleOrNil: Bundle?) {
    self.init()
    name = "a nib of \(data.count) bytes"
  }

  /// Reports that the nib cannot be read.
  ///
  /// - Parameters:
  ///   - ownerOrNil: The object that would own the nib's objects.
  ///   - optionsOrNil: The options of the nib.
  /// - Returns: An empty array.
  open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
    let owner = ownerOrNil.map { " for \(type(of: $0))" } ?? ""
    Misuse.report(
      "\(name) cannot be instantiated\(owner): nib files are not read on Linux yet. There are no objects in the result; "
        + "make them in code")
    return []
  }

  /// Reports that views of the nib were asked for and that plain ones of `base` come in their place.
  final func reportRegistration(of identifier: String, with view: String, instead base: AnyClass) {
    Misuse.report(
      "\(name) cannot be registered with \(view) for “\(identifier)”: nib files are not read on Linux yet. "
        + "\(base) is registered in its place; register the class of the view and make its content in code")
  }
}
