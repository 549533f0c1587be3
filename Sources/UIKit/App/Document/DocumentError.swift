import Foundation

/// An error that prevents a document from being read or written.
enum DocumentError: LocalizedError {
  /// A subclass of `UIDocument` does not override a required method.
  case notOverridden(String, URL)
  /// The subclass returned contents that the default implementation cannot write, because they are not `Data`.
  case unsupportedContents(String, URL)
  /// The permissions of the file do not allow writing.
  case readOnly(URL)
  /// A system call failed with an error number.
  case system(Int32, URL)

  var errorDescription: String? {
    switch self {
    case .notOverridden(let method, let url): "\(url.path): \(method) is not overridden"
    case .unsupportedContents(let type, let url):
      "\(url.path): contents(forType:) returned a \(type), not Data or a FileWrapper; override "
        + "writeContents(_:to:for:originalContentsURL:)"
    case .readOnly(let url): "\(url.path) cannot be written: its permissions only allow reading"
    case .system(let number, let url): "\(url.path) cannot be written: \(String(cString: strerror(number)))"
    }
  }
}
