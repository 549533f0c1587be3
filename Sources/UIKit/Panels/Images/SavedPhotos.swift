import Foundation

/// Saves pictures and movies in the user's pictures folder.
@MainActor enum SavedPhotos {
  /// Writes a file to the pictures folder. If a file with that name exists, a number is added to the name. The
  /// closure `body` writes the file at the URL that it receives.
  static func save(name: String, _ body: (URL) throws -> Void) throws {
    let folder = UserFolders().pictures
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try body(unusedURL(in: folder, name: name))
  }

  /// Returns a URL in a folder at which no file exists. If a file with the given name exists, a number is added to the
  /// name.
  static func unusedURL(in folder: URL, name: String) -> URL {
    let base = folder.appendingPathComponent(name)
    var target = base
    var number = 2
    while FileManager.default.fileExists(atPath: target.path) {
      target = folder.appendingPathComponent(base.deletingPathExtension().lastPathComponent + " \(number)")
        .appendingPathExtension(base.pathExtension)
      number += 1
    }
    return target
  }

  /// Calls the completion method of a save with the saved object, an error or nil, and a context.
  static func call(
    _ target: Any?, _ selector: Selector?, _ object: Any, _ failure: (any Error)?, _ context: UnsafeMutableRawPointer?
  ) {
    guard let target, let selector else {
      if let failure {
        Diagnostics.report(
          "a picture or movie was not saved in the pictures folder: \(failure.localizedDescription)")
      }
      return
    }
    // The method can declare its last parameter as a mutable or immutable pointer, optional or not. The last value
    // represents a missing context for a parameter that is not optional, like a null pointer in Objective-C.
    let contexts: [Any?] = [context, context.map { UnsafeRawPointer($0) }, UnsafeRawPointer(bitPattern: 8)]
    var outcome = Selector.Outcome.methodMissing
    for context in contexts {
      outcome =
        selector.performForResult(on: target as AnyObject, sender: object, event: failure, third: context).outcome
      guard case .wrongArgument = outcome else { break }
    }
    let call = "the completion selector \(selector) was not called on \(type(of: target))"
    switch outcome {
    case .done: break
    case .methodMissing:
      Diagnostics.report("\(call): the class has no method with this selector. Mark the method with @objc")
    case .wrongArgument(let expected, let given):
      Diagnostics.report("\(call): its method takes \(expected), but \(given) was passed")
    }
  }
}
