import Foundation
import UIKit

/// The changes that a closure requests. They are made in their order after the closure; the first one that fails ends them, and the
/// ones before it remain.
final class ChangeTransaction {
  private static let key = "Photos.changes"
  private var operations: [() throws -> Void] = []
  /// The notes about the files, as they are after the changes.
  var notes = PhotoNotes.read()
  /// The paths at which files and folders will be created.
  private var reserved: Set<String> = []

  /// The transaction whose closure runs on this thread.
  static var current: ChangeTransaction? { Thread.current.threadDictionary[key] as? ChangeTransaction }

  /// Adds a change of the transaction whose closure runs.
  static func add(_ name: String, _ operation: @escaping (ChangeTransaction) throws -> Void) {
    guard let current else {
      PhotoStore.report("\(name) was used outside of performChanges(_:) and changes nothing. Use it in that closure")
      return
    }
    current.operations.append { [unowned current] in try operation(current) }
  }

  /// Calls a closure and makes the changes that it requests.
  static func perform(_ body: () -> Void) throws {
    let outer = current
    let transaction = ChangeTransaction()
    let dictionary = Thread.current.threadDictionary
    dictionary[key] = transaction
    body()
    dictionary[key] = outer
    let notes = transaction.notes
    defer { PhotoStore.shared.invalidate() }
    let result = Result { for operation in transaction.operations { try operation() } }
    // What the changes before a failure have noted belongs to files that they have changed.
    if transaction.notes != notes {
      do { try transaction.notes.write(changedSince: notes) } catch {
        throw PHPhotosError(.internalError, "\(PhotoNotes.url.path) was not written: \(error)")
      }
    }
    try result.get()
  }

  /// Returns a path in a folder at which nothing exists, and keeps it for this transaction.
  func reserve(_ name: String, in folder: String) -> String {
    let base = (name as NSString).deletingPathExtension
    let suffix = (name as NSString).pathExtension
    var path = "\(folder)/\(name)"
    var number = 2
    while access(path, F_OK) == 0 || reserved.contains(path) {
      path = "\(folder)/\(base) \(number)" + (suffix.isEmpty ? "" : ".\(suffix)")
      number += 1
    }
    reserved.insert(path)
    return path
  }
}
