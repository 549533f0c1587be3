import UIKit

extension URL {
  /// Creates a file URL from the bytes of a command line argument.
  ///
  /// `CommandLine.arguments` replaces bytes that are not valid UTF-8. A URL that was created from its strings might
  /// therefore not refer to the file.
  ///
  /// - Parameter argument: The argument from the command line parser.
  public init(fileArgument argument: String) {
    self = FilePath(argument: argument, of: FilePath.arguments)?.absolute.url ?? URL(fileURLWithPath: argument)
  }
}

extension FilePath {
  /// The command line arguments of this process, as bytes.
  fileprivate static var arguments: [FilePath] {
    (0..<Int(CommandLine.argc)).compactMap { CommandLine.unsafeArgv[$0].map { FilePath(cString: $0) } }
  }

  /// Creates the path from the entry of `arguments` that equals `argument` after its invalid bytes are replaced. The
  /// result is `nil` if the argument is valid UTF-8.
  init?(argument: String, of arguments: [FilePath]) {
    guard argument.unicodeScalars.contains("\u{FFFD}"),
      let match = arguments.first(where: { $0.text == nil && String(decoding: $0.bytes, as: UTF8.self) == argument })
    else { return nil }
    self = match
  }
}
