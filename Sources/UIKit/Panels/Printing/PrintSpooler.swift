import Foundation

/// Prints with the commands of CUPS, `lpstat` and `lp`.
@MainActor final class PrintSpooler {
  static var shared: PrintSpooler { ApplicationContext.object(.printSpooler, PrintSpooler()) }

  /// The folders that contain the commands, separated by colons, or nil for the folders in the environment variable
  /// `PATH`. Tests set this property.
  var searchPath: String?

  /// The exit status and the output of a command.
  private struct Output: Sendable {
    var status: Int32
    var text: String
    var errors: String
  }

  /// Finds the print queues.
  ///
  /// - Parameter done: A closure that is called on the main thread with the names of the print queues and the name of
  ///   the user's default queue. If there is no print system, the array is empty and the default is nil.
  func findPrinters(_ done: @escaping @MainActor @Sendable ([String], String?) -> Void) {
    run("lpstat", ["-e"]) { list in
      let names = list.status == 0 ? list.text.split(separator: "\n").map(String.init) : []
      guard !names.isEmpty else { return done([], nil) }
      self.run("lpstat", ["-d"]) { output in
        // An example of the output is “system default destination: Office”.
        let name = output.text.split(separator: ":").last?.trimmingCharacters(in: .whitespacesAndNewlines)
        done(names, name.flatMap { names.contains($0) ? $0 : nil })
      }
    }
  }

  /// Prints documents as one job.
  ///
  /// - Parameters:
  ///   - documents: The contents of PDF documents.
  ///   - printer: The name of the print queue.
  ///   - title: The title of the job.
  ///   - done: A closure that is called on the main thread with the error if printing failed, otherwise with nil.
  func print(
    _ documents: [Data], on printer: String, _ settings: PrintSettings, title: String,
    done: @escaping @MainActor @Sendable (UIPrintError?) -> Void
  ) {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("print-\(UUID().uuidString)")
    var paths: [String] = []
    do {
      // Other users of the machine must not read the documents.
      try FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      for (index, document) in documents.enumerated() {
        let url = folder.appendingPathComponent("\(index + 1).pdf")
        try document.write(to: url)
        paths.append(url.path)
      }
    } catch {
      try? FileManager.default.removeItem(at: folder)
      return done(UIPrintError(.jobFailed, "The pages cannot be written: \(error.localizedDescription)"))
    }
    run("lp", Self.arguments(printer, settings, title: title) + ["--"] + paths) { output in
      // `lp` has copied the files by the time it ends, so the folder can be removed.
      try? FileManager.default.removeItem(at: folder)
      guard output.status != 0 else { return done(nil) }
      let reason = output.errors.trimmingCharacters(in: .whitespacesAndNewlines)
      done(
        UIPrintError(
          output.status == 127 ? .notAvailable : .jobFailed,
          "“\(title)” was not printed on \(printer): \(reason.isEmpty ? "lp ended with \(output.status)" : reason)"))
    }
  }

  /// Returns the options of `lp` for a job (manual page of `lp`, “Common job options”).
  static func arguments(_ printer: String, _ settings: PrintSettings, title: String) -> [String] {
    var result = ["-d", printer, "-n", "\(settings.copies)", "-t", title, "-o", "media=\(settings.paper.name)"]
    switch settings.duplex {
    case .none: result += ["-o", "sides=one-sided"]
    case .longEdge: result += ["-o", "sides=two-sided-long-edge"]
    case .shortEdge: result += ["-o", "sides=two-sided-short-edge"]
    }
    if settings.isGrayscale { result += ["-o", "print-color-mode=monochrome"] }
    return result
  }

  private func run(_ command: String, _ arguments: [String], done: @escaping @MainActor @Sendable (Output) -> Void) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [command] + arguments
    var environment = ProcessInfo.processInfo.environment
    // The output of the commands is parsed, so it must not be in the user's language.
    environment["LC_ALL"] = "C"
    if let searchPath { environment["PATH"] = searchPath }
    process.environment = environment
    let output = Pipe()
    let errors = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = errors
    do { try process.run() } catch {
      return done(Output(status: 127, text: "", errors: error.localizedDescription))
    }
    DispatchQueue.global().async {
      let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      let errorText = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      let result = Output(status: process.terminationStatus, text: text, errors: errorText)
      DispatchQueue.main.async { MainActor.assumeIsolated { done(result) } }
    }
  }
}
