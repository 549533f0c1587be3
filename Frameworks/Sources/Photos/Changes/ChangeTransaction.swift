import Foundation
import UIKit

/// The changes that a closure requests. They are made in their order after the closure. If one fails, those before it are undone in the
/// opposite order, so that files and notes are as they were.
final class ChangeTransaction {
  private static let key = "Photos.changes"
  private var operations: [() throws -> Void] = []
  /// The closures that undo the changes made so far. They return whether they succeeded.
  private var undoing: [() -> Bool] = []
  /// The closures for what cannot be undone, which are called when all changes are made.
  private var finishing: [() -> Void] = []
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
    do {
      for operation in transaction.operations { try operation() }
      if transaction.notes != notes {
        do { try transaction.notes.write(changedSince: notes) } catch {
          throw PHPhotosError(.internalError, "\(PhotoNotes.url.path) was not written: \(error)")
        }
      }
    } catch {
      transaction.undo()
      throw error
    }
    for finish in transaction.finishing { finish() }
  }

  private func undo() {
    let failures = undoing.reversed().reduce(0) { $0 + ($1() ? 0 : 1) }
    if failures > 0 {
      PhotoStore.report("\(failures) of \(undoing.count) changes could not be undone after one failed")
    }
  }

  /// Keeps a closure that undoes a change that was made. It returns whether it succeeded.
  func onFailure(_ body: @escaping () -> Bool) { undoing.append(body) }

  /// Keeps a closure that is called when all changes are made.
  func onSuccess(_ body: @escaping () -> Void) { finishing.append(body) }

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
