import Foundation

/// Reads the output of `swift build`. It shows errors immediately, and otherwise the progress of the build.
package final class BuildLog {
  private let isTerminal: Bool
  private let write: (String) -> Void
  private let started = Date()
  private var lastShown = Date.distantPast
  private var seen: Set<String> = []
  private var rest = ""
  private var isShowing = false
  /// The lines with errors. A line that the compiler prints repeatedly occurs once.
  package private(set) var errors: [String] = []
  /// The last lines of the whole log, at most 40.
  package private(set) var tail: [String] = []

  /// Creates a reader for the log of one build.
  ///
  /// - Parameters:
  ///   - isTerminal: `true` if the output is a terminal, on which the line with the progress is overwritten. Otherwise,
  ///     a line is written every 30 seconds.
  ///   - write: A closure that writes text for the user.
  package init(isTerminal: Bool, write: @escaping (String) -> Void) {
    self.isTerminal = isTerminal
    self.write = write
  }

  /// Reads the next part of the output, which may begin and end within a line.
  package func append(_ text: String) {
    rest += text
    while let end = rest.firstIndex(where: \.isNewline) {
      line(String(rest[..<end]))
      rest = String(rest[rest.index(after: end)...])
    }
  }

  /// Reads the last line, which may not end with a line break, and clears the line with the progress.
  package func finish() {
    if !rest.isEmpty { line(rest) }
    rest = ""
    clear()
  }

  private func line(_ text: String) {
    tail.append(text)
    if tail.count > 40 { tail.removeFirst() }
    let isError = text.contains(": error: ") || text.hasPrefix("error: ")
    // The compiler prints each error twice: where it occurs, and below its source line.
    if isError, !text.hasPrefix(" "), seen.insert(text).inserted {
      errors.append(text)
      clear()
      write(text + "\n")
    }
    if text.hasPrefix("["), let slash = text.firstIndex(of: "/"), let end = text.firstIndex(of: "]"), slash < end {
      let done = text[text.index(after: text.startIndex)..<slash]
      let all = text[text.index(after: slash)..<end]
      show("\(done) of \(all):\(text[text.index(after: end)...])")
    }
  }

  private func clear() {
    if isShowing { write("\r\u{1B}[K") }
    isShowing = false
  }

  private func show(_ text: String) {
    let now = Date()
    guard now.timeIntervalSince(lastShown) >= (isTerminal ? 0.2 : 30) else { return }
    if !isTerminal && lastShown == .distantPast {
      // A build of less than 30 seconds writes no progress to a log.
      lastShown = now
      return
    }
    lastShown = now
    let seconds = Int(now.timeIntervalSince(started))
    let line = "   \(seconds / 60):\(seconds % 60 < 10 ? "0" : "")\(seconds % 60)  \(text)"
    write(isTerminal ? "\r\u{1B}[K" + line.prefix(100) : line + "\n")
    isShowing = isTerminal
  }
}
