/// A set of identifiers that assigns a number, the slot, to each identifier. Slots begin at 0 and have no gaps, so data
/// about identifiers can be stored in arrays. Finding, adding and removing an identifier costs O(1).
///
/// A copy shares its storage until it is changed. The change copies three flat arrays. The hash value of an identifier
/// is calculated only once. It is not calculated again when the table grows, when identifiers are removed or when
/// tables are compared.
package struct IdentifierTable<Identifier: Hashable> {
  /// The identifiers in the order of their slots. The index of an identifier is its slot.
  package private(set) var identifiers: ContiguousArray<Identifier> = []
  /// The hash value of each identifier. The index is the identifier's slot.
  package private(set) var hashes: ContiguousArray<UInt32> = []
  /// The hash table of slots, with linear probing. An empty bucket contains -1. The number of buckets is a power of
  /// two, and at least twice the number of identifiers.
  private var buckets: ContiguousArray<Int32> = []

  package init() {}

  package var count: Int { identifiers.count }
  package var isEmpty: Bool { identifiers.isEmpty }

  /// Returns whether the tables are copies that share their identifiers, which therefore have the same slots.
  package func sharesStorage(with other: IdentifierTable) -> Bool {
    // The addresses of arrays of empty types need not differ.
    count == other.count && MemoryLayout<Identifier>.size > 0
      && identifiers.withUnsafeBufferPointer { $0.baseAddress }
        == other.identifiers.withUnsafeBufferPointer { $0.baseAddress }
  }

  package static func hash(_ identifier: Identifier) -> UInt32 { UInt32(truncatingIfNeeded: identifier.hashValue) }

  /// Returns the slot of an identifier, or nil if the identifier is not in the table.
  package func slot(of identifier: Identifier) -> Int? {
    identifiers.isEmpty ? nil : slot(of: identifier, hash: Self.hash(identifier))
  }

  /// Returns the slot of an identifier whose hash value is known, or nil if the identifier is not in the table.
  @_specialize(where Identifier == Int)
  @_specialize(where Identifier == String)
  package func slot(of identifier: Identifier, hash: UInt32) -> Int? {
    guard !buckets.isEmpty else { return nil }
    let mask = buckets.count - 1
    var bucket = Int(hash) & mask
    while true {
      let slot = Int(buckets[bucket])
      if slot < 0 { return nil }
      if hashes[slot] == hash, identifiers[slot] == identifier { return slot }
      bucket = (bucket + 1) & mask
    }
  }

  /// Returns whether a slot contains the same identifier as a slot of another table. The result is false if one of the
  /// slots does not exist.
  @_specialize(where Identifier == Int)
  @_specialize(where Identifier == String)
  package func hasSame(_ slot: Int, as other: IdentifierTable, _ otherSlot: Int) -> Bool {
    otherSlot < other.hashes.count && other.hashes[otherSlot] == hashes[slot]
      && other.identifiers[otherSlot] == identifiers[slot]
  }

  /// Reserves capacity for a number of additional identifiers.
  package mutating func reserve(_ additionalCount: Int) {
    let requiredCount = count + additionalCount
    // `reserveCapacity` with a count that grows by one would reallocate each time.
    if requiredCount > identifiers.capacity {
      let capacity = Swift.max(requiredCount, identifiers.capacity * 2)
      identifiers.reserveCapacity(capacity)
      hashes.reserveCapacity(capacity)
    }
    if buckets.count < 2 * requiredCount { rebuild(buckets: 2 * requiredCount) }
  }

  /// Adds an identifier in the next slot. An identifier that is already in the table retains its slot.
  @discardableResult
  @_specialize(where Identifier == Int)
  @_specialize(where Identifier == String)
  package mutating func insert(_ identifier: Identifier) -> (slot: Int, isNew: Bool) {
    let hash = Self.hash(identifier)
    if buckets.count < 2 * (count + 1) { rebuild(buckets: 4 * (count + 1)) }
    let mask = buckets.count - 1
    var bucket = Int(hash) & mask
    while true {
      let slot = Int(buckets[bucket])
      if slot < 0 { break }
      if hashes[slot] == hash, identifiers[slot] == identifier { return (slot, false) }
      bucket = (bucket + 1) & mask
    }
    let slot = count
    buckets[bucket] = Int32(slot)
    hashes.append(hash)
    identifiers.append(identifier)
    return (slot, true)
  }

  /// Adds the identifiers that are not in the table, in successive slots. Returns the slot of each identifier.
  ///
  /// - Complexity: O(identifiers), and faster than adding one at a time.
  @_specialize(where Identifier == Int)
  @_specialize(where Identifier == String)
  package mutating func insert(contentsOf newIdentifiers: [Identifier]) -> ContiguousArray<Int32> {
    reserve(newIdentifiers.count)
    var slots = ContiguousArray<Int32>()
    slots.reserveCapacity(newIdentifiers.count)
    // A local variable is used because each access through `self` would be checked.
    var buckets = ContiguousArray<Int32>()
    swap(&buckets, &self.buckets)
    let mask = buckets.count - 1
    buckets.withUnsafeMutableBufferPointer { buckets in
      for identifier in newIdentifiers {
        let hash = Self.hash(identifier)
        var bucket = Int(hash) & mask
        var assignedSlot: Int32 = -1
        while buckets[bucket] >= 0 {
          let slot = Int(buckets[bucket])
          if hashes[slot] == hash, identifiers[slot] == identifier {
            assignedSlot = Int32(slot)
            break
          }
          bucket = (bucket + 1) & mask
        }
        if assignedSlot < 0 {
          assignedSlot = Int32(identifiers.count)
          buckets[bucket] = assignedSlot
          hashes.append(hash)
          identifiers.append(identifier)
        }
        slots.append(assignedSlot)
      }
    }
    swap(&buckets, &self.buckets)
    return slots
  }

  /// Removes an identifier. The last identifier receives its slot, so that there is no gap.
  ///
  /// Code that stores data by slot must move the data of slot `count` (the count after the removal) to `slot`.
  package mutating func remove(slot: Int) {
    let lastSlot = count - 1
    clear(bucket: bucket(of: slot))
    if slot != lastSlot {
      buckets[bucket(of: lastSlot)] = Int32(slot)
      identifiers[slot] = identifiers[lastSlot]
      hashes[slot] = hashes[lastSlot]
    }
    identifiers.removeLast()
    hashes.removeLast()
  }

  package mutating func removeAll() { self = IdentifierTable() }

  /// Removes the slots for which `isKept` returns false. The other slots remain in order. Returns the new slot for each
  /// old slot, or -1 for a removed slot. The function computes no hash values.
  ///
  /// - Complexity: O(count).
  package mutating func filter(_ isKept: (Int) -> Bool) -> ContiguousArray<Int32> {
    var newSlots = ContiguousArray<Int32>(repeating: -1, count: count)
    var result = IdentifierTable()
    for slot in 0..<count where isKept(slot) {
      newSlots[slot] = Int32(result.identifiers.count)
      result.identifiers.append(identifiers[slot])
      result.hashes.append(hashes[slot])
    }
    result.rebuild(buckets: 2 * result.count)
    self = result
    return newSlots
  }

  private func bucket(of slot: Int) -> Int {
    let mask = buckets.count - 1
    var bucket = Int(hashes[slot]) & mask
    while buckets[bucket] != Int32(slot) { bucket = (bucket + 1) & mask }
    return bucket
  }

  /// Empties a bucket, and moves later entries that had been displaced to earlier buckets.
  private mutating func clear(bucket: Int) {
    let mask = buckets.count - 1
    var emptyBucket = bucket
    var nextBucket = bucket
    while true {
      nextBucket = (nextBucket + 1) & mask
      let slot = Int(buckets[nextBucket])
      if slot < 0 { break }
      let homeBucket = Int(hashes[slot]) & mask
      // A slot remains in its bucket if `homeBucket` is cyclically after the gap and not after the bucket.
      let isBehind =
        emptyBucket <= nextBucket
        ? (emptyBucket < homeBucket && homeBucket <= nextBucket)
        : (emptyBucket < homeBucket || homeBucket <= nextBucket)
      if isBehind { continue }
      buckets[emptyBucket] = Int32(slot)
      emptyBucket = nextBucket
    }
    buckets[emptyBucket] = -1
  }

  private mutating func rebuild(buckets minimumCount: Int) {
    var size = 8
    while size < minimumCount { size *= 2 }
    var slots = ContiguousArray<Int32>(repeating: -1, count: size)
    let mask = size - 1
    slots.withUnsafeMutableBufferPointer { buckets in
      for (slot, hash) in hashes.enumerated() {
        var bucket = Int(hash) & mask
        while buckets[bucket] >= 0 { bucket = (bucket + 1) & mask }
        buckets[bucket] = Int32(slot)
      }
    }
    buckets = slots
  }
}

extension IdentifierTable: Sendable where Identifier: Sendable {}
