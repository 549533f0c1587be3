import Foundation
import Glibc
import PropertyListReading
import TesseraDarwin

/// The passwords of an application, in a file that only its user can read.
///
/// The file is not encrypted. Each change writes all of it again; programs of the same application take turns by a lock.
struct Keychain: Sendable {
  /// The path of the file.
  let path: String

  /// The keychain of the running program.
  static var current: Keychain {
    let folder = URL(fileURLWithPath: _NSHomeDirectory(), isDirectory: true).appendingPathComponent("Library/Keychains")
    return Keychain(path: folder.appendingPathComponent("keychain.plist").path)
  }

  // MARK: Operations

  func add(_ dictionary: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    guard let request = KeychainRequest(dictionary), request.kind != nil else { return errSecParam }
    if let error = request.unsupported { return error }
    var item = KeychainItem(attributes: request.attributes)
    if let control = request.control { item.attributes[kSecAttrAccessible] = control.protection }
    if item.attributes[kSecAttrSynchronizable] as? String == kSecAttrSynchronizableAny { return errSecParam }
    let group = Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
    if item.attributes[kSecAttrAccessGroup] == nil { item.attributes[kSecAttrAccessGroup] = group }
    if item.attributes[kSecAttrAccessible] == nil {
      item.attributes[kSecAttrAccessible] = kSecAttrAccessibleWhenUnlocked
    }
    item.attributes[kSecAttrCreationDate] = Date()
    item.attributes[kSecAttrModificationDate] = item.attributes[kSecAttrCreationDate]
    item.attributes[kSecValuePersistentRef] = Data(UUID().uuidString.utf8)
    return changing { items in
      guard !items.contains(where: item.collides) else { return errSecDuplicateItem }
      items.append(item)
      result?.pointee = request.results(of: [item])
      return errSecSuccess
    }
  }

  func find(_ dictionary: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    guard let request = KeychainRequest(dictionary), request.isQuery else { return errSecParam }
    var found: [KeychainItem] = []
    let status = reading { items in
      found = Array(items.lazy.filter { $0.matches(request.attributes) }.prefix(request.limit))
    }
    guard status == errSecSuccess else { return status }
    guard !found.isEmpty else { return errSecItemNotFound }
    result?.pointee = request.results(of: found)
    return errSecSuccess
  }

  func update(_ dictionary: CFDictionary, _ changes: CFDictionary) -> OSStatus {
    guard let request = KeychainRequest(dictionary), request.isQuery, let new = KeychainRequest(changes),
      new.kind == nil
    else { return errSecParam }
    if let error = new.unsupported { return error }
    return changing { items in
      let places = items.indices.filter { items[$0].matches(request.attributes) }
      guard !places.isEmpty else { return errSecItemNotFound }
      var changed = items
      for place in places {
        changed[place].attributes.merge(new.attributes) { $1 }
        if let control = new.control { changed[place].attributes[kSecAttrAccessible] = control.protection }
        changed[place].attributes[kSecAttrModificationDate] = Date()
      }
      for place in places {
        let collides = changed.indices.contains { $0 != place && changed[place].collides(with: changed[$0]) }
        guard !collides else { return errSecDuplicateItem }
      }
      items = changed
      return errSecSuccess
    }
  }

  func delete(_ dictionary: CFDictionary) -> OSStatus {
    guard let request = KeychainRequest(dictionary), request.isQuery else { return errSecParam }
    return changing { items in
      let count = items.count
      items.removeAll { $0.matches(request.attributes) }
      return items.count < count ? errSecSuccess : errSecItemNotFound
    }
  }

  // MARK: The file

  private func reading(_ use: ([KeychainItem]) -> Void) -> OSStatus {
    var status = errSecSuccess
    let access = locked {
      guard let items = load() else {
        status = errSecInvalidKeychain
        return
      }
      use(items)
    }
    return access ?? status
  }

  private func changing(_ change: (inout [KeychainItem]) -> OSStatus) -> OSStatus {
    var status = errSecSuccess
    let access = locked {
      guard var items = load() else {
        status = errSecInvalidKeychain
        return
      }
      status = change(&items)
      if status == errSecSuccess, !save(items) { status = errSecIO }
    }
    return access ?? status
  }

  /// Performs work while no other program uses the file.
  ///
  /// - Returns: nil, or an error if the folder cannot be used.
  private func locked(_ work: () -> Void) -> OSStatus? {
    let folder = (path as NSString).deletingLastPathComponent
    try? FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    let descriptor = open(path + ".lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return errSecNotAvailable }
    defer { close(descriptor) }
    while flock(descriptor, LOCK_EX) != 0 { guard errno == EINTR else { return errSecNotAvailable } }
    work()
    return nil
  }

  /// Reads the items. The result is nil for a damaged file, which is not overwritten.
  private func load() -> [KeychainItem]? {
    guard let data = FileManager.default.contents(atPath: path) else {
      return FileManager.default.fileExists(atPath: path) ? nil : []
    }
    guard let list = try? PropertyListReader.contents(of: data) as? [[String: Any]] else {
      return nil
    }
    return list.map(KeychainItem.init)
  }

  /// Writes the items into a new file, which takes the place of the old one.
  private func save(_ items: [KeychainItem]) -> Bool {
    guard
      let data = try? PropertyListSerialization.data(
        fromPropertyList: items.map(\.attributes), format: .binary, options: 0)
    else { return false }
    let temporary = path + ".new"
    unlink(temporary)
    // The file is never readable by others, not even before its permissions are set.
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { return false }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    do {
      try handle.write(contentsOf: data)
      try handle.synchronize()
      try handle.close()
    } catch {
      unlink(temporary)
      return false
    }
    return rename(temporary, path) == 0
  }
}
