import UIKit

extension URL {
  /// Creates a file URL from the bytes of a command line argument.
  ///
  /// `CommandLine.arguments` replaces bytes that are not valid UTF-8, so that a URL from its strings might not refer to
  /// the file.
  ///
  /// - Parameter argument: The argument from the command line parser.
  public init(fileArgument argument: String) {
    self = FilePath(argument: argument, of: FilePath.arguments)?.absolute.url ?? URL(fileURLWithPath: argument)
  }
}

extension FilePath {
  /// The arguments of this process.
  fileprivate static var arguments: [FilePath] {
    (0..<Int(CommandLine.argc)).compactMap { CommandLine.unsafeArgv[$0].map { FilePath(cString: $0) } }
  }

  /// Creates the path from the argument in `arguments` that equals `argument` after replacing its invalid bytes.
  /// Returns `nil` if the argument is valid UTF-8.
  init?(argument: String, of arguments: [FilePath]) {
    guard argument.unicodeScalars.contains("\u{FFFD}"),
      let found = arguments.first(where: { $0.text == nil && String(decoding: $0.bytes, as: UTF8.self) == argument })
    else { return nil }
    self = found
  }
}
