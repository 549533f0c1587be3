import UIKit

extension URL {
  /// The file that an argument of the command line names, by its own bytes.
  ///
  /// `CommandLine.arguments` has replaced bytes that are not UTF-8, so that no file of that name is found.
  ///
  /// - Parameter argument: The argument, as the command line parser gives it.
  public init(fileArgument argument: String) {
    self = FilePath(argument: argument, of: FilePath.arguments)?.absolute.url ?? URL(fileURLWithPath: argument)
  }
}

extension FilePath {
  /// The arguments of this process.
  fileprivate static var arguments: [FilePath] {
    (0..<Int(CommandLine.argc)).compactMap { CommandLine.unsafeArgv[$0].map { FilePath(cString: $0) } }
  }

  /// The argument that reads as `argument` with its bytes replaced; nil if it was UTF-8 to begin with.
  init?(argument: String, of arguments: [FilePath]) {
    guard argument.unicodeScalars.contains("\u{FFFD}"),
      let found = arguments.first(where: { $0.text == nil && String(decoding: $0.bytes, as: UTF8.self) == argument })
    else { return nil }
    self = found
  }
}
