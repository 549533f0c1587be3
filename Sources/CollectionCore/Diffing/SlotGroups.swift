/// Ordered groups of slots. A slot is a number, counted from 0, that belongs to at most one group. The type finds the
/// index of a slot in its group, and the slot at an index.
///
/// The order of a group is stored in chunks, and copies share equal chunks. Finding a slot costs O(1). The cost of an
/// edit is the length of a chunk plus the number of chunks after it, which is a few microseconds for a million slots.
///
/// In a `SummarizedSequence`, the index of a slot would be found by an ordered label. This would be a third slower for
/// a million slots (280 ns instead of 205), without the cost of maintaining the order of the labels.
package struct SlotGroups: Sendable {
  package typealias Chunk = ContiguousArray<Int32>

  /// The largest number of slots in a chunk.
  private static let maximumChunkCount = 512

  private struct Group: Sendable {
    /// The numbers of the group's chunks, in the order of the slots that they contain.
    var chunks: ContiguousArray<Int32> = []
    /// The index in the group at which each chunk begins.
    var starts: ContiguousArray<Int32> = []
    var count = 0
  }

  private var groups: ContiguousArray<Group> = []
  private var chunks: ContiguousArray<Chunk> = []
  /// The group that each chunk belongs to.
  private var groupOfChunk: ContiguousArray<Int32> = []
  /// The index of each chunk among the chunks of its group.
  private var rankOfChunk: ContiguousArray<Int32> = []
  /// The chunks that are unused and can be assigned to a group.
  private var unusedChunks: [Int32] = []
  /// The chunk of each slot, or -1 for a slot without a group.
  private var chunkOfSlot: ContiguousArray<Int32> = []

  package init() {}

  // MARK: Queries

  package var groupCount: Int { groups.count }

  package func count(_ group: Int) -> Int { groups[group].count }

  /// Returns the group of a slot, or nil if the slot does not belong to a group.
  package func group(of slot: Int) -> Int? {
    slot < chunkOfSlot.count && chunkOfSlot[slot] >= 0 ? Int(groupOfChunk[Int(chunkOfSlot[slot])]) : nil
  }

  /// Returns the index of a slot in its group. Traps if the slot does not belong to a group.
  package func position(of slot: Int) -> Int {
    let chunk = Int(chunkOfSlot[slot])
    let chunkStart = groups[Int(groupOfChunk[chunk])].starts[Int(rankOfChunk[chunk])]
    return Int(chunkStart) + Self.index(of: slot, in: chunks[chunk])
  }

  /// Returns the slot at an index of a group. Traps if the index is out of bounds.
  ///
  /// - Complexity: O(log chunks).
  package func slot(_ group: Int, at index: Int) -> Int {
    let rank = chunkRank(group, index)
    let chunk = Int(groups[group].chunks[rank])
    return Int(chunks[chunk][index - Int(groups[group].starts[rank])])
  }

  /// Returns the slots of a group, in order.
  package func slots(_ group: Int) -> ContiguousArray<Int32> {
    var result = ContiguousArray<Int32>()
    result.reserveCapacity(groups[group].count)
    for chunk in groups[group].chunks { result += chunks[Int(chunk)] }
    return result
  }

  /// Calls `body` for the slots of a group, in order.
  package func forEach(_ group: Int, _ body: (Int) -> Void) {
    for chunk in groups[group].chunks { for slot in chunks[Int(chunk)] { body(Int(slot)) } }
  }

  /// Returns how many slots at the beginning and at the end of a group are the same as in a group of `other`, a
  /// different version of these groups.
  ///
  /// Only whole chunks are compared, so the numbers can be smaller than the actual numbers of common slots. Chunks that
  /// the versions share are not read. `isSame` returns whether two slots represent the same element.
  ///
  /// - Complexity: O(chunks), plus the length of the chunks that are not shared.
  package func commonSlotCounts(
    _ group: Int, with other: SlotGroups, _ otherGroup: Int, isSame: (_ slot: Int, _ otherSlot: Int) -> Bool
  ) -> (leading: Int, trailing: Int) {
    let ownGroup = groups[group]
    let comparedGroup = other.groups[otherGroup]
    let commonCount = min(ownGroup.chunks.count, comparedGroup.chunks.count)
    func isShared(_ index: Int, _ otherIndex: Int) -> Bool {
      let firstChunk = chunks[Int(ownGroup.chunks[index])]
      let secondChunk = other.chunks[Int(comparedGroup.chunks[otherIndex])]
      guard firstChunk.count == secondChunk.count else { return false }
      return firstChunk.withUnsafeBufferPointer { firstChunk in
        secondChunk.withUnsafeBufferPointer { secondChunk in
          firstChunk.baseAddress == secondChunk.baseAddress
            || firstChunk.indices.allSatisfy { isSame(Int(firstChunk[$0]), Int(secondChunk[$0])) }
        }
      }
    }
    var leadingChunks = 0
    while leadingChunks < commonCount, isShared(leadingChunks, leadingChunks) { leadingChunks += 1 }
    var trailingChunks = 0
    while trailingChunks < commonCount - leadingChunks,
      isShared(ownGroup.chunks.count - 1 - trailingChunks, comparedGroup.chunks.count - 1 - trailingChunks)
    {
      trailingChunks += 1
    }
    func start(_ rank: Int) -> Int { rank < ownGroup.starts.count ? Int(ownGroup.starts[rank]) : ownGroup.count }
    return (start(leadingChunks), ownGroup.count - start(ownGroup.chunks.count - trailingChunks))
  }

  /// Returns whether a group has all of its chunks in common with a group of another version. The slots are then the same.
  ///
  /// - Complexity: O(chunks).
  func sharesChunks(_ group: Int, with other: SlotGroups, _ otherGroup: Int) -> Bool {
    let count = groups[group].chunks.count
    guard count == other.groups[otherGroup].chunks.count else { return false }
    for rank in 0..<count {
      let address = chunks[Int(groups[group].chunks[rank])].withUnsafeBufferPointer { $0.baseAddress }
      let otherChunk = Int(other.groups[otherGroup].chunks[rank])
      guard other.chunks[otherChunk].withUnsafeBufferPointer({ $0.baseAddress }) == address else { return false }
    }
    return true
  }

  /// Returns the chunks in a range of a group that are also in a range of a group of `other`, a different version of
  /// these groups, in the order of this version.
  ///
  /// - Complexity: O(chunks of both ranges).
  func sharedBlocks(
    _ group: Int, in indexes: Range<Int>, with other: SlotGroups, _ otherGroup: Int, in otherIndexes: Range<Int>
  ) -> [SharedBlock] {
    var otherStarts: [UnsafeRawPointer: Int] = [:]
    other.visitChunks(otherGroup, in: otherIndexes) { otherStarts[$1] = $0.lowerBound }
    var blocks: [SharedBlock] = []
    visitChunks(group, in: indexes) { range, address in
      guard let otherStart = otherStarts[address] else { return }
      blocks.append(SharedBlock(start: range.lowerBound, oldStart: otherStart, count: range.count))
    }
    return blocks
  }

  /// Calls `body` with the indexes and the address of each chunk that is completely in a range of a group. Two versions
  /// share a chunk if its address is the same in both.
  private func visitChunks(_ group: Int, in indexes: Range<Int>, _ body: (Range<Int>, UnsafeRawPointer) -> Void) {
    guard !indexes.isEmpty else { return }
    for rank in chunkRank(group, indexes.lowerBound)..<groups[group].chunks.count {
      let chunkStart = Int(groups[group].starts[rank])
      guard chunkStart < indexes.upperBound else { return }
      chunks[Int(groups[group].chunks[rank])].withUnsafeBufferPointer { chunk in
        guard chunkStart >= indexes.lowerBound, chunkStart + chunk.count <= indexes.upperBound,
          let address = chunk.baseAddress
        else { return }
        body(chunkStart..<chunkStart + chunk.count, UnsafeRawPointer(address))
      }
    }
  }

  /// Returns the slots of a group in a range of indexes, in order.
  ///
  /// - Complexity: O(range + log chunks).
  package func slots(_ group: Int, in indexes: Range<Int>) -> ContiguousArray<Int32> {
    var result = ContiguousArray<Int32>()
    guard !indexes.isEmpty else { return result }
    result.reserveCapacity(indexes.count)
    var rank = chunkRank(group, indexes.lowerBound)
    while result.count < indexes.count {
      let chunk = chunks[Int(groups[group].chunks[rank])]
      let chunkStart = Int(groups[group].starts[rank])
      result += chunk[max(0, indexes.lowerBound - chunkStart)..<min(chunk.count, indexes.upperBound - chunkStart)]
      rank += 1
    }
    return result
  }

  // MARK: Edits

  /// Appends an empty group. Its index is the number of groups before the call.
  package mutating func addGroup() { groups.append(Group()) }

  /// Inserts slots at an index of a group. The slots must not belong to a group.
  ///
  /// - Complexity: O(slots + chunk + chunks of the group).
  package mutating func insert(_ slots: Chunk, _ group: Int, at index: Int) {
    guard let lastSlot = slots.max() else { return }
    if chunkOfSlot.count <= Int(lastSlot) {
      chunkOfSlot.append(contentsOf: repeatElement(-1, count: Int(lastSlot) + 1 - chunkOfSlot.count))
    }
    let isAtEnd = index == groups[group].count
    groups[group].count += slots.count
    guard !groups[group].chunks.isEmpty else {
      insertChunks(group, rank: 0, with: slots)
      return
    }
    let rank = isAtEnd ? groups[group].chunks.count - 1 : chunkRank(group, index)
    let chunk = Int(groups[group].chunks[rank])
    let indexInChunk = index - Int(groups[group].starts[rank])
    if chunks[chunk].count + slots.count <= Self.maximumChunkCount {
      chunks[chunk].insert(contentsOf: slots, at: indexInChunk)
      for slot in slots { chunkOfSlot[Int(slot)] = Int32(chunk) }
      shiftStarts(group, after: rank, by: slots.count)
    } else if isAtEnd {
      // A list that grows at its end has full chunks.
      let freeCount = Self.maximumChunkCount - chunks[chunk].count
      chunks[chunk] += slots[..<freeCount]
      for slot in slots[..<freeCount] { chunkOfSlot[Int(slot)] = Int32(chunk) }
      insertChunks(group, rank: rank + 1, with: Chunk(slots[freeCount...]))
    } else {
      var mergedSlots = chunks[chunk]
      mergedSlots.insert(contentsOf: slots, at: indexInChunk)
      groups[group].chunks.remove(at: rank)
      groups[group].starts.remove(at: rank)
      recycleChunk(chunk)
      insertChunks(group, rank: rank, with: mergedSlots)
    }
  }

  /// Removes a slot from its group. Traps if the slot does not belong to a group.
  ///
  /// - Complexity: O(chunk + chunks of the group).
  package mutating func remove(_ slot: Int) {
    let chunk = Int(chunkOfSlot[slot])
    let group = Int(groupOfChunk[chunk])
    let rank = Int(rankOfChunk[chunk])
    let index = Self.index(of: slot, in: chunks[chunk])
    chunkOfSlot[slot] = -1
    groups[group].count -= 1
    chunks[chunk].remove(at: index)
    if chunks[chunk].isEmpty {
      removeChunk(group, rank)
    } else {
      shiftStarts(group, after: rank, by: -1)
      mergeWithNext(group, rank)
    }
  }

  /// Removes all slots from a group, which then is empty. The slots belong to no group, and the chunks are recycled.
  package mutating func removeAll(_ group: Int) {
    for chunk in groups[group].chunks {
      for slot in chunks[Int(chunk)] { chunkOfSlot[Int(slot)] = -1 }
      recycleChunk(Int(chunk))
    }
    groups[group] = Group()
  }

  /// Changes the number of the last slot from `last` to `slot`. A slot with the number `slot` must not belong to a
  /// group.
  package mutating func renumber(last: Int, as slot: Int) {
    guard last < chunkOfSlot.count else { return }
    if slot != last {
      let chunk = chunkOfSlot[last]
      chunkOfSlot[slot] = chunk
      if chunk >= 0 { chunks[Int(chunk)][Self.index(of: last, in: chunks[Int(chunk)])] = Int32(slot) }
    }
    chunkOfSlot.removeLast(chunkOfSlot.count - last)
  }

  /// Changes the number of the last group to `group`. The previous group with that number must be empty, and is
  /// removed.
  package mutating func renumberLastGroup(as group: Int) {
    let lastGroup = groups.count - 1
    if group != lastGroup {
      groups[group] = groups[lastGroup]
      for chunk in groups[group].chunks { groupOfChunk[Int(chunk)] = Int32(group) }
    }
    groups.removeLast()
  }

  /// Changes the numbers of all slots. `newSlots` contains the new number for each slot, or -1 to remove the slot.
  ///
  /// - Complexity: O(slots).
  package mutating func renumber(_ newSlots: ContiguousArray<Int32>) {
    var result = SlotGroups()
    for group in groups.indices {
      result.addGroup()
      var slots = Chunk()
      slots.reserveCapacity(groups[group].count)
      forEach(group) { slot in if newSlots[slot] >= 0 { slots.append(newSlots[slot]) } }
      result.insert(slots, group, at: 0)
    }
    self = result
  }

  // MARK: Chunks

  private static func index(of slot: Int, in chunk: Chunk) -> Int {
    let element = Int32(slot)
    return chunk.withUnsafeBufferPointer { chunk in
      var index = 0
      while chunk[index] != element { index += 1 }
      return index
    }
  }

  /// Returns the index of the chunk that contains an index of the group.
  private func chunkRank(_ group: Int, _ index: Int) -> Int {
    groups[group].starts.withUnsafeBufferPointer { starts in
      var lowRank = 0
      var highRank = starts.count
      while lowRank < highRank {
        let midpoint = (lowRank + highRank) >> 1
        if Int(starts[midpoint]) > index { highRank = midpoint } else { lowRank = midpoint + 1 }
      }
      return lowRank - 1
    }
  }

  private mutating func shiftStarts(_ group: Int, after rank: Int, by countChange: Int) {
    groups[group].starts.withUnsafeMutableBufferPointer { starts in
      for laterRank in (rank + 1)..<max(rank + 1, starts.count) { starts[laterRank] &+= Int32(countChange) }
    }
  }

  /// Stores slots in new chunks of about equal size. The chunks are inserted at index `rank` of the group's chunks.
  private mutating func insertChunks(_ group: Int, rank: Int, with slots: Chunk) {
    let chunkCount = (slots.count + Self.maximumChunkCount - 1) / Self.maximumChunkCount
    var result: [Int32] = []
    for number in 0..<chunkCount {
      let newChunk = Chunk(slots[slots.count * number / chunkCount..<slots.count * (number + 1) / chunkCount])
      let chunk: Int
      if let reusedChunk = unusedChunks.popLast() {
        chunk = Int(reusedChunk)
        chunks[chunk] = newChunk
      } else {
        chunk = chunks.count
        chunks.append(newChunk)
        groupOfChunk.append(0)
        rankOfChunk.append(0)
      }
      groupOfChunk[chunk] = Int32(group)
      for slot in newChunk { chunkOfSlot[Int(slot)] = Int32(chunk) }
      result.append(Int32(chunk))
    }
    groups[group].chunks.insert(contentsOf: result, at: rank)
    groups[group].starts.insert(contentsOf: repeatElement(0, count: result.count), at: rank)
    updateStarts(group, from: rank)
  }

  private mutating func removeChunk(_ group: Int, _ rank: Int) {
    recycleChunk(Int(groups[group].chunks.remove(at: rank)))
    groups[group].starts.remove(at: rank)
    updateStarts(group, from: rank)
  }

  private mutating func recycleChunk(_ chunk: Int) {
    chunks[chunk] = []
    unusedChunks.append(Int32(chunk))
  }

  private mutating func updateStarts(_ group: Int, from first: Int) {
    var chunkStart = 0
    if first > 0 {
      let previousChunk = Int(groups[group].chunks[first - 1])
      chunkStart = Int(groups[group].starts[first - 1]) + chunks[previousChunk].count
    }
    for rank in first..<groups[group].chunks.count {
      let chunk = Int(groups[group].chunks[rank])
      rankOfChunk[chunk] = Int32(rank)
      groups[group].starts[rank] = Int32(chunkStart)
      chunkStart += chunks[chunk].count
    }
  }

  /// Merges a chunk with the next one if both are small. Without merging, many removals would result in many small
  /// chunks.
  private mutating func mergeWithNext(_ group: Int, _ rank: Int) {
    guard rank + 1 < groups[group].chunks.count else { return }
    let chunk = Int(groups[group].chunks[rank])
    let nextChunk = Int(groups[group].chunks[rank + 1])
    guard chunks[chunk].count + chunks[nextChunk].count <= Self.maximumChunkCount / 4 else { return }
    for slot in chunks[nextChunk] { chunkOfSlot[Int(slot)] = Int32(chunk) }
    chunks[chunk] += chunks[nextChunk]
    removeChunk(group, rank + 1)
  }
}
